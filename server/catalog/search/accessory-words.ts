import type { Entry } from './vocabulary-entry.ts'

export const accessoryWords: readonly Entry[] = [
  // Bags
  { id: 'bag', it: 'borsa, borse, sacca, sacche, borsetta', en: 'bag, bags, luggage' },
  {
    id: 'backpack',
    it: 'zaino, zaini, zainetto, zaino da bici',
    en: 'backpack, rucksack, back pack, knapsack',
    isA: ['bag'],
  },
  {
    id: 'shoulder bag',
    it: 'borsa a tracolla, tracolla, borsa tracolla, borsa messenger, messenger',
    en: 'shoulder bag, messenger bag, courier bag, satchel',
    isA: ['bag'],
  },
  {
    id: 'holdall',
    it: 'borsone, borsoni, borsa sportiva, borsa da palestra',
    en: 'holdall, duffel bag, duffle bag, sports bag, gym bag',
    isA: ['bag'],
  },
  {
    id: 'saddle bag',
    it: 'borsa sottosella, sottosella, borsello sella, borsino sottosella, borsetta sottosella, borsa sella',
    en: 'saddle bag, saddlebag, seat bag, seat pack, under saddle bag',
    isA: ['bag'],
  },
  {
    id: 'bikepacking bag',
    it: 'borsa bikepacking, borsa da bikepacking, borse da viaggio, borsa reggisella',
    en: 'bikepacking bag, bike packing bag, seatpost bag, touring bag',
    isA: ['bag'],
  },
  {
    id: 'pannier',
    it: 'borse laterali, borsa laterale, bisacce, borse posteriori, borse portapacchi, borsa portapacchi',
    en: 'panniers, pannier bags, side bags',
    isA: ['bag'],
  },
  {
    id: 'frame bag',
    it: 'borsa telaio, borsa da telaio, borsa manubrio, borsa da manubrio',
    en: 'frame bag, top tube bag, handlebar bag',
    isA: ['bag'],
  },
  { id: 'basket', it: 'cestino, cestini, cesto, cesta', en: 'basket, bike basket' },

  // Accessories
  {
    id: 'bottle',
    it: 'borraccia, borracce, bottiglia, bottiglia acqua, bottiglietta, thermos',
    en: 'bottle, water bottle, drinks bottle, bidon, flask, drinking bottle',
  },
  {
    id: 'bottle cage',
    it: 'portaborraccia, porta borraccia, portaborracce, porta bottiglia, portabottiglia, supporto borraccia',
    en: 'bottle cage, bottle holder, cage, water bottle holder',
  },
  {
    id: 'light',
    it: 'luce, luci, faro, fari, fanale, fanali, fanalino, faretto, illuminazione, lampada, lampadina, luci bici',
    en: 'light, lights, lamp, bike lights, led light, lighting',
  },
  {
    id: 'front light',
    it: 'luce anteriore, luce davanti, faro anteriore, fanale anteriore, luci anteriori, luce frontale',
    en: 'front light, headlight, headlamp, front lamp',
    isA: ['light'],
  },
  {
    id: 'rear light',
    it: 'luce posteriore, luce dietro, faro posteriore, fanale posteriore, luci posteriori, fanalino posteriore, luce rossa',
    en: 'rear light, back light, tail light, taillight, rear lamp, backlight',
    isA: ['light'],
  },
  { id: 'dynamo', it: 'dinamo', en: 'dynamo' },
  {
    id: 'lock',
    it: 'lucchetto, lucchetti, antifurto, antifurti, catena antifurto, blocca bici, serratura, catenaccio, lucchetto bici',
    en: 'lock, bike lock, padlock, security lock, chain lock, anti theft, antitheft',
  },
  {
    id: 'u-lock',
    it: 'lucchetto a u, lucchetto u, archetto, lucchetto ad arco, lucchetto ad archetto',
    en: 'u-lock, u lock, d-lock, d lock, shackle lock',
    isA: ['lock'],
  },
  {
    id: 'cable lock',
    it: 'lucchetto a cavo, lucchetto cavo, cavo antifurto, lucchetto a spirale, spirale antifurto',
    en: 'cable lock',
    isA: ['lock'],
  },
  {
    id: 'pump',
    it: 'pompa, pompe, gonfiatore, gonfiatori, gonfiare, gonfia gomme, compressore, pompa bici, gonfiaggio',
    en: 'pump, pumps, bike pump, tyre pump, inflator, inflate, tire pump',
  },
  {
    id: 'mini pump',
    it: 'minipompa, mini pompa, pompetta, pompa portatile, pompa piccola, pompa da telaio, pompa tascabile',
    en: 'mini pump, minipump, hand pump, frame pump, portable pump, pocket pump',
    isA: ['pump'],
  },
  {
    id: 'floor pump',
    it: 'pompa da terra, pompa a terra, pompa da officina, pompa a pavimento, pompa con manometro',
    en: 'floor pump, track pump, stand pump, foot pump',
    isA: ['pump'],
  },
  { id: 'co2', it: 'cartuccia co2, cartucce co2, bomboletta co2', en: 'co2 cartridge, co2 inflator' },
  {
    id: 'puncture kit',
    it: 'kit riparazione, kit riparazione forature, kit forature, kit antiforatura, toppe, toppa, pezze, mastice, foratura, forature, bucato, bucata, gomma a terra, gomma bucata, levagomme, leva gomme, cacciagomme, leve copertoni, ruota bucata',
    en: 'puncture repair kit, puncture kit, repair kit, patch kit, patches, puncture, flat tyre, flat tire, tyre levers, tire levers, tyre lever',
  },
  {
    id: 'multitool',
    it: 'multiattrezzo, multi attrezzo, multiutensile, multitool, attrezzo multifunzione, multifunzione, chiavi a brugola, brugole, chiave a brugola, coltellino',
    en: 'multitool, multi tool, hex keys, allen keys, allen key, hex key, allen keys set, pocket tool',
    isA: ['tool'],
  },
  {
    id: 'tool',
    it: 'attrezzo, attrezzi, utensili, utensile, strumenti, chiave inglese, smagliacatena, estrattore',
    en: 'tool, tools, toolkit, tool kit, wrench, spanner, chain breaker',
  },
  {
    id: 'lubricant',
    it: 'olio, oli, olio catena, olio per catena, lubrificante, lubrificare, oliare, grasso, cera catena, lubrificante catena, oliatore',
    en: 'oil, chain oil, chain lube, lube, lubricant, grease, lubrication, chain wax, chain lubricant',
  },
  {
    id: 'cleaner',
    it: 'sgrassatore, detergente, pulitore catena, spazzola, sapone bici',
    en: 'degreaser, cleaner, bike wash, cleaning brush, chain cleaner',
  },
  {
    id: 'computer',
    it: 'ciclocomputer, ciclo computer, contachilometri, computer da bici, computer, tachimetro, conta km, contakm, navigatore, gps, computerino, computer bici, misuratore velocita',
    en: 'bike computer, cycle computer, cycling computer, computer, speedometer, gps, odometer, sat nav',
  },
  {
    id: 'watch',
    it: 'orologio, orologi, orologio digitale, cronometro, smartwatch, sportwatch',
    en: 'watch, digital watch, sports watch, wristwatch, stopwatch, smartwatch',
  },
  {
    id: 'heart rate',
    it: 'cardiofrequenzimetro, fascia cardio, misuratore di potenza',
    en: 'heart rate monitor, power meter',
  },
  { id: 'bell', it: 'campanello, campanelli, campanella, clacson, tromba, trombetta', en: 'bell, bike bell, horn' },
  {
    id: 'mudguard',
    it: 'parafango, parafanghi, parafango posteriore, paraspruzzi',
    en: 'mudguard, mudguards, fender, fenders, splash guard',
  },
  {
    id: 'rack',
    it: 'portapacchi, porta pacchi, portapacco, portabagagli, porta bagagli, portapacchi posteriore',
    en: 'rack, pannier rack, luggage rack, carrier, rear rack, bike carrier rack',
  },
  {
    id: 'kickstand',
    it: 'cavalletto, cavalletti, cavalletto laterale, stampella, stampelle, piedino',
    en: 'kickstand, stand, kick stand, side stand, prop stand',
  },
  {
    id: 'turbo trainer',
    it: 'rullo, rulli, rullo da allenamento, rulli da allenamento, home trainer, ciclomulino',
    en: 'turbo trainer, trainer, indoor trainer, home trainer, rollers',
  },
  {
    id: 'child seat',
    it: 'seggiolino, seggiolini, seggiolino bici, seggiolino bimbo, seggiolino bambino, seggiolino per bambini',
    en: 'child seat, kids seat, baby seat, child bike seat',
  },
  { id: 'trailer', it: 'carrello, rimorchio, carrellino', en: 'trailer, bike trailer' },
  { id: 'car rack', it: 'portabici, porta bici, portabici auto', en: 'car rack, bike rack, bike carrier' },
  {
    id: 'phone holder',
    it: 'porta cellulare, portacellulare, porta telefono, porta smartphone, supporto telefono, portatelefono, supporto smartphone',
    en: 'phone holder, phone mount, smartphone holder, phone case',
  },
  { id: 'mirror', it: 'specchietto, specchietti, specchio, retrovisore', en: 'mirror, rear view mirror, bike mirror' },
  { id: 'cover', it: 'telo copribici, copribici, telo bici', en: 'bike cover' },
  {
    id: 'nutrition',
    it: 'integratore, integratori, barrette, barretta, gel energetico',
    en: 'energy bar, energy gel, nutrition, supplements',
  },
]
