import type { Entry } from './vocabulary-entry.ts'

/** Properties, materials and purposes. */
export const qualityWords: readonly Entry[] = [
  // Materials
  { id: 'carbon', it: 'carbonio, carbon, fibra di carbonio', en: 'carbon, carbon fibre, carbon fiber' },
  { id: 'aluminium', it: 'alluminio, alu, lega leggera, in alluminio', en: 'aluminium, aluminum, alloy' },
  { id: 'steel', it: 'acciaio, inox, cromo molibdeno, ferro', en: 'steel, chromoly, stainless' },
  { id: 'titanium', it: 'titanio', en: 'titanium' },
  { id: 'leather', it: 'cuoio, pelle, similpelle', en: 'leather' },
  { id: 'wool', it: 'lana, merino', en: 'wool, merino' },
  { id: 'cotton', it: 'cotone', en: 'cotton' },
  { id: 'brass', it: 'ottone', en: 'brass' },
  { id: 'gel', it: 'gel', en: 'gel' },
  { id: 'cork', it: 'sughero, kork', en: 'cork' },
  { id: 'padded', it: 'imbottito, imbottita, piumino, trapuntata', en: 'padded, quilted, insulated, down jacket' },
  { id: 'chamois', it: 'fondello, con fondello, imbottitura', en: 'chamois, pad insert, with padding' },

  // Weather and season
  {
    id: 'rain',
    it: 'pioggia, antipioggia, impermeabile, impermeabili, acqua, stagno, stagna, antiacqua, idrorepellente, piovere, piove, bagnato, acquazzone',
    en: 'rain, waterproof, rainproof, water resistant, wet weather, rainy, watertight',
    servedBy: ['mudguard'],
  },
  { id: 'wind', it: 'vento, antivento', en: 'wind, windproof, wind stopper' },
  {
    id: 'winter',
    it: 'inverno, invernale, freddo, termico, termica, caldo, calda, pesante, felpato, lana, calde',
    en: 'winter, cold, thermal, warm, cold weather, insulated',
    servedBy: ['fleece', 'tights', 'neck warmer', 'arm warmer'],
  },
  { id: 'summer', it: 'estate, estivo, estiva, traspirante, giornate calde', en: 'summer, hot weather, breathable' },
  { id: 'light weight', it: 'leggero, leggera, leggeri, leggerissima, ultraleggero', en: 'lightweight, ultralight' },

  // Form
  { id: 'long sleeve', it: 'maniche lunghe, manica lunga', en: 'long sleeve, long sleeved, long sleeves' },
  { id: 'short sleeve', it: 'maniche corte, manica corta', en: 'short sleeve, short sleeved, short sleeves' },
  { id: 'long', it: 'lungo, lunga, lunghe, lunghi', en: 'long, full finger' },
  { id: 'short', it: 'corto, corta, corti', en: 'short' },
  { id: 'tight', it: 'aderente, aderenti, attillato', en: 'tight fit, close fitting, tight fitting' },
  { id: 'hood', it: 'cappuccio', en: 'hood, hooded' },
  { id: 'zip', it: 'zip, cerniera, mezza zip', en: 'zip, zipped, half zip, full zip' },
  { id: 'visor', it: 'visiera', en: 'visor, peak' },
  { id: 'front', it: 'anteriore, anteriori, davanti', en: 'front' },
  { id: 'rear', it: 'posteriore, posteriori, dietro', en: 'rear, back' },
  { id: 'straight', it: 'dritto, diritto, piatto, flat, piatti', en: 'flat, straight' },
  { id: 'clip', it: 'sgancio, automatici, spd', en: 'clipless, clip, spd' },
  { id: 'adjustable', it: 'regolabile, regolabili', en: 'adjustable' },
  {
    id: 'suspension',
    it: 'ammortizzato, ammortizzata, ammortizzatore, sospensione, sospensioni, ammortizzate',
    en: 'suspension, sprung, shock absorbing',
  },
  { id: 'hydraulic', it: 'idraulico, idraulici, idraulica', en: 'hydraulic' },
  { id: 'with disc', it: 'freni a disco, freno a disco, disco', en: 'disc brakes, disc' },
  { id: 'tubeless', it: 'tubeless', en: 'tubeless' },
  { id: 'ergonomic', it: 'ergonomico, ergonomica, ergo', en: 'ergonomic' },
  { id: 'comfort', it: 'comodo, comoda, comodi', en: 'comfortable, comfort, comfy', servedBy: ['citta'] },
  {
    id: 'low frame',
    it: 'telaio basso, telaio ribassato, scavalco basso, scavalco',
    en: 'step through, low step, step thru, low frame',
  },
  { id: 'combination', it: 'combinazione, a combinazione', en: 'combination, combination code' },
  { id: 'key', it: 'chiave, chiavi, con chiave', en: 'key, keys, with keys' },
  { id: 'usb', it: 'usb, ricaricabile, ricaricabili', en: 'usb, rechargeable' },
  {
    id: 'reflective',
    it: 'riflettente, riflettenti, rifrangente, catarifrangente, alta visibilità, visibile, fluo, fluorescente',
    en: 'reflective, hi vis, high visibility, hi viz, fluorescent',
  },
  { id: 'narrow wide', it: 'boost, monocorona', en: 'boost, one by' },
  { id: 'transparent', it: 'trasparente', en: 'transparent, see through' },
  { id: 'complete', it: 'completo, completa', en: 'complete' },
  { id: 'pair', it: 'coppia, paio', en: 'pair' },

  // Purposes
  {
    id: 'commuting',
    it: 'lavoro, pendolare, pendolari, ufficio, commuting, casa lavoro, tragitto,, tutti i giorni, quotidiano, spostarsi, spostamenti, muoversi',
    en: 'commute, commuting, commuter, work, office, everyday, daily, get around, getting around',
    servedBy: ['citta', 'pieghevole', 'backpack', 'shoulder bag', 'holdall', 'pannier'],
  },
  {
    id: 'shopping',
    it: 'spesa, fare la spesa, mercato',
    en: 'shopping, groceries, errands',
    servedBy: ['basket', 'rack', 'citta'],
  },
  {
    id: 'travel',
    it: 'viaggio, viaggiare, viaggi, viaggetto, bikepacking, vacanza, lunghi viaggi, avventura, cicloviaggio',
    en: 'travel, trip, tour, bikepacking, adventure, holiday, long distance',
    servedBy: ['trekking', 'gravel', 'bikepacking bag', 'pannier'],
  },
  {
    id: 'train',
    it: 'treno, in treno, camper, barca, bagagliaio, salvaspazio, poco spazio',
    en: 'train, camper, boat, small flat, boot of the car',
    servedBy: ['pieghevole'],
  },
  {
    id: 'school',
    it: 'scuola, università, studente, studenti',
    en: 'school, university, college, student',
    servedBy: ['citta', 'backpack'],
  },
  {
    id: 'night',
    it: 'notte, buio, sera, di notte, vedere al buio, farsi vedere, essere visti, visibilità',
    en: 'night, dark, at night, be seen, riding at night, visibility, see in the dark',
    servedBy: ['light'],
  },
  { id: 'dirt', it: 'fango, schizzi, spruzzi', en: 'mud, splashes, spray', servedBy: ['mudguard'] },
  {
    id: 'theft',
    it: 'furto, furti, ladri, rubare, ladro, legare la bici, chiudere la bici, legare, bloccare',
    en: 'theft, thieves, stolen, steal, thief, secure, lock up',
    servedBy: ['lock'],
  },
  {
    id: 'repair',
    it: 'riparare, riparazione, aggiustare, sistemare, ripara, regolare, stringere',
    en: 'repair, fix, mend, fixing, repairs',
    servedBy: ['puncture kit', 'multitool'],
  },
  {
    id: 'drink',
    it: 'bere, sete, idratazione, bevanda',
    en: 'drink, drinking, thirsty, hydration',
    servedBy: ['bottle'],
  },
  {
    id: 'protect',
    it: 'proteggere la testa, testa, proteggermi',
    en: 'protect my head, head protection, head',
    servedBy: ['helmet'],
  },
  {
    id: 'carry',
    it: 'trasportare, portare, bagagli, carico',
    en: 'carry, carrying, transport',
    servedBy: ['bag', 'rack', 'basket'],
  },
  {
    id: 'training',
    it: 'allenamento, allenarsi, allenarmi, palestra, indoor, in casa, gara, gare, competizione, agonismo',
    en: 'training, workout, indoor, race, racing, competition',
    servedBy: ['turbo trainer', 'strada'],
  },
  { id: 'climb', it: 'salita, salite, pendenza', en: 'climb, climbing, hills, uphill' },
  {
    id: 'discesa',
    it: 'discesa, discese',
    en: 'downhill, descending',
    servedBy: ['full suspension', 'full face helmet'],
  },
  {
    id: 'begin',
    it: 'principiante, principianti, iniziare, cominciare, primi passi',
    en: 'beginner, beginners, first bike, starting',
  },
  { id: 'gift', it: 'regalo, regalare, idea regalo', en: 'gift, present, gift idea' },
  {
    id: 'vintage',
    it: "vintage, d'epoca, epoca, antica, antico, vecchia, retrò, anni settanta, anni ottanta, anni sessanta, anni 70, anni 60, classica, storica, d'altri tempi",
    en: 'vintage, retro, old school, classic, antique, old, seventies, eighties',
  },
  { id: 'eighties', it: 'anni 80, anni ottanta', en: 'eighties, 80s' },
  { id: 'seventies', it: 'anni 70, anni settanta', en: 'seventies, 70s' },
  { id: 'to restore', it: 'sistemare, da restaurare', en: 'to restore, project bike' },
  {
    id: 'overhauled',
    it: 'revisionata, revisionato, ricondizionata, rigenerata, garantita',
    en: 'overhauled, refurbished, reconditioned, serviced',
  },
]

/** Conditions that stand for themselves; sizes, prices and speeds are read from numbers (conditions.ts). */
export const colourWords: readonly Entry[] = [
  { id: 'Rosso', it: 'rosso, rossa, rossi, rosse', en: 'red' },
  { id: 'Nero', it: 'nero, nera, neri, nere', en: 'black' },
  { id: 'Bianco', it: 'bianco, bianca, bianchi, bianche', en: 'white' },
  { id: 'Blu', it: 'blu', en: 'blue, navy, navy blue' },
  { id: 'Azzurro', it: 'azzurro, azzurra, celeste, turchese', en: 'light blue, sky blue, azure, turquoise' },
  { id: 'Verde', it: 'verde, verdi', en: 'green' },
  { id: 'Giallo', it: 'giallo, gialla, gialli, gialle, dorato, dorata, oro', en: 'yellow, gold, golden' },
  { id: 'Arancione', it: 'arancione, arancioni, arancio, arancia', en: 'orange' },
  { id: 'Rosa', it: 'rosa, fucsia', en: 'pink, fuchsia' },
  { id: 'Grigio', it: 'grigio, grigia, grigi, grigie, antracite', en: 'grey, gray, anthracite' },
  { id: 'Argento', it: 'argento, argentato, argentata', en: 'silver' },
  { id: 'Marrone', it: 'marrone, marroni', en: 'brown' },
  { id: 'Crema', it: 'crema, avorio, beige, panna', en: 'cream, ivory, beige' },
  { id: 'Bordeaux', it: 'bordeaux, bordò, amaranto', en: 'burgundy, maroon, wine red' },
  { id: 'Viola', it: 'viola, lilla', en: 'purple, violet, lilac' },
]

export const conditionWords: readonly Entry[] = [
  {
    id: 'used',
    it: 'usato, usata, usati, usate, seconda mano, di seconda mano, bici usate, semi nuovo, seminuova, semi nuova',
    en: 'used, second hand, secondhand, pre owned, preowned, pre loved',
  },
  { id: 'new', it: 'nuovo, nuova, nuovi, nuove', en: 'new, brand new' },
]

export const genderWords: readonly Entry[] = [
  {
    id: 'women',
    it: 'donna, donne, femminile, da donna, per donna, signora, ragazza, femmina, moglie, fidanzata',
    en: 'women, woman, womens, ladies, lady, female, girlfriend, wife',
    servedBy: ['citta'],
    notServedBy: ['single speed', 'scatto fisso', 'noleggio'],
  },
  { id: 'men', it: 'uomo, uomini, maschile, da uomo, maschio, marito', en: 'men, man, mens, male, gents, husband' },
  {
    id: 'children',
    it: 'bambino, bambina, bambini, bambine, bimbo, bimba, bimbi, ragazzino, junior, figlio, figlia',
    en: 'kids, kid, children, child, childrens, junior, boys, girls, toddler',
  },
]

/** Words without meaning for a search: "a piece", "any". */
export const stopWords =
  'di a da in con su per tra fra il lo la i gli le un uno una del dello della dei degli delle al allo alla ai agli alle dal dalla dai dallo nel nella nei nello nelle sul sulla sui col coi e o ed che chi mi ti si ci ne mio mia miei tuo suo sua qualcosa qualcuno qualche vorrei voglio cerco cercare cerca serve servono bisogno ho hai ha avete abbiamo sono sei vendete vende comprare compro acquistare acquisto trovare trovo andare fare faccio usare uso mettere montare cambiare sostituire posso quale quali come dove quanto quando molto tanto piu meno non anche solo sia essere cosa tipo modello marca articolo articoli prodotto prodotti roba accessorio buon buona buono bella bello bel bravo migliore migliori ottimo ciao salve grazie prego per favore favore offerta offerte sconto sconti negozio online prezzo prezzi costo costi della mia sotto sopra ogni giorno mentre vado va andarci pedalare pedalata ciclismo ciclista ciclisti ciclistico the an of for with and or on in at to from by my your our his her its some any something anything i im me we you it is are am be do does have has had need want looking look like would could can please buy get find show give which what who that this these those one ones good best nice great very more most cheapest shop store sale deal price cycling cyclist riding ride rider while when about into as if so there here when stay go going use using around' +
  ' farmi farti farsi vedere sapere avere potere attaccare agganciare fissare appendere stare ex portarmi portarla codice cm mm ml kg gr pollici pollice inch inches lumen misura misure'

/** After these words comes a purpose or accessory, not the product. */
export const contextWords = new Set(['con', 'per', 'with', 'for', 'col', 'su', 'on', 'senza', 'without'])

/** Frequent searches outside of this shop's range: not treated as typing errors. */
export const soldElsewhere =
  'iphone samsung telefono cellulare smartphone phone pizza pasta vino birra caffe auto macchina automobile car moto motocicletta motorino motorbike vespa scooter motore monopattino monopattini skateboard skate sci snowboard calcio pallone tennis racchetta divano tavolo sedia letto frigorifero lavatrice televisore tv computer portatile laptop libro libri book scarponcini tenda tent piscina nuoto canoa kayak golf cane gatto dog cat playstation xbox lego bambola passeggino stroller gommone drone stampante printer'

/** Makers known to every cyclist: asked for by name, another maker's bicycle is no answer. */
export const knownMakers =
  'trek specialized cannondale giant scott cube canyon merida orbea pinarello colnago wilier cervelo cinelli bottecchia atala lombardo olmo legnano brompton dahon tern vanmoof decathlon btwin rockrider triban riverside focus ghost haibike kona santacruz ktm lapierre ridley derosa basso campagnolo sram garmin wahoo bosch yamaha bafang michelin continental schwalbe pirelli maxxis hutchinson kask giro met abus rudy castelli sportful assos rapha santini gore fizik selleitalia prologo brooks fulcrum mavic zipp rockshox fox marzocchi crankbrothers sidi northwave gaerne oakley lezyne topeak sigma knog cateye ortlieb vaude thule kryptonite hiplok tacx elite'
