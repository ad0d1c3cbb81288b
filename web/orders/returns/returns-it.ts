import { plural } from '#web/i18n/words/plural.ts'

export const returns = {
  title: 'Rendi o cambia',
  entry: 'Rendi o cambia un articolo',
  pageTitle: (number: string) => `Rendi o cambia, ordine ${number}`,
  backToOrder: (number: string) => `Ordine ${number}`,
  steps: 'Passi del reso',
  stepDone: 'completato',
  stepNames: ['Cosa', 'Come', 'Riepilogo', 'Ricevuta'] as string[],
  back: 'Indietro',
  goOn: 'Continua',
  size: (size: string) => `Taglia ${size}`,
  pieces: (count: number) => `${count} ${plural(count, 'pezzo', 'pezzi')}`,
  what: {
    title: 'Cosa vuoi rendere o cambiare?',
    text: 'Spunta gli articoli. Se sono più pezzi, scegli quanti.',
    paid: (amount: string) => `Pagato ${amount}`,
    paidEach: (amount: string) => `Pagato ${amount} al pezzo`,
    quantityOf: (name: string) => `Pezzi da rendere: ${name}`,
    of: (count: number) => `di ${count}`,
    goOn: (count: number) => `Continua con ${count} ${plural(count, 'pezzo', 'pezzi')}`,
    none: 'Spunta almeno un articolo.',
    leave: 'Torna all’ordine',
    nothingTitle: 'Qui non c’è niente da rendere',
    nothing: (phone: string, email: string) =>
      `Gli articoli di quest’ordine sono già in un reso o rimborsati, oppure l’ordine non è pagato.${phone && ` Se qualcosa non torna, chiamaci al ${phone} o scrivi a ${email}.`}`,
  },
  how: {
    title: (count: number) => plural(count, 'Cosa facciamo con questo articolo?', 'Cosa facciamo con questi articoli?'),
    alike: 'Uguale per tutti',
    nothingForAll: 'Per questi articoli non c’è un modo che valga per tutti: scegli uno per uno.',
    legend: (name: string) => (name ? `Come: ${name}` : 'Come'),
    none: 'Scegli una delle possibilità.',
    refund: (count: number) => plural(count, 'Lo rendo, ridatemi i soldi', 'Li rendo, ridatemi i soldi'),
    back: (amount: string) => `tornano ${amount}`,
    withdrawal: (until: string | null, isFree: boolean) =>
      `${until ? `Recesso di legge, fino a ${until}` : 'Recesso di legge: puoi già recedere, anche prima della consegna'}. Nessun motivo da dare${isFree ? ', il ritorno lo paghiamo noi' : ''}.`,
    shopReturn: (until: string, isFree: boolean) =>
      `Resi del negozio, fino a ${until}.${isFree ? ' Il ritorno lo paghiamo noi.' : ''}`,
    courtesy: (until: string) =>
      `Il termine è finito ${until}. Puoi chiederlo lo stesso: è una cortesia, decidiamo noi e ti scriviamo.`,
    exchange: (count: number) => plural(count, 'Lo cambio con un’altra taglia', 'Li cambio con un’altra taglia'),
    exchangeText: (until: string | null) =>
      until
        ? `Lo stesso articolo al prezzo che hai pagato, fino a ${until}. Teniamo da parte subito la nuova taglia.`
        : 'Lo stesso articolo al prezzo che hai pagato. Teniamo da parte subito la nuova taglia.',
    noDifference: (amount: string) => `da pagare ${amount}`,
    newSize: (name: string) => `Nuova taglia: ${name}`,
    owned: 'ce l’hai',
    soldOut: 'esaurita',
    held: (day: string) => `fino a ${day}: il tempo di farci avere quella che hai. La spediamo appena la riceviamo.`,
    heldLead: (sizes: string) => `La ${sizes} resta tua appena confermi,`,
    sizeMissing: 'Scegli la nuova taglia.',
    guarantee: 'È difettoso',
    guaranteeText: (until: string | null) =>
      until
        ? `Garanzia legale di conformità, fino a ${until}. Lo ripariamo o lo cambiamo. Serve una foto.`
        : 'Garanzia legale di conformità. Lo ripariamo o lo cambiamo. Serve una foto.',
    damage: 'È arrivato danneggiato',
    damageText: 'Ci pensiamo noi con il corriere. Servono due foto, del pacco e dell’articolo.',
    free: 'gratis',
    wish: 'Che cosa preferisci?',
    wishes: { repair: 'La riparazione', refund: 'I soldi indietro', exchange: 'Uno uguale' },
    reason: 'Vuoi dirci perché?',
    defect: 'Che cosa non va?',
    reasonHint: 'Ci aiuta a descriverlo meglio.',
    defectHint: 'Bastano due righe: che cosa si vede, quando succede.',
  },
  photos: {
    label: 'Foto',
    hint: (count: number) =>
      plural(count, 'Almeno una, in cui si veda il difetto.', 'Due: una del pacco e una dell’articolo.'),
    add: 'Aggiungi foto',
    remove: 'Togli',
    removeOf: (number: number) => `Togli la foto ${number}`,
    alt: (number: number) => `Foto ${number}`,
    sending: 'La foto sta arrivando…',
    unreadable: 'Questa foto non si apre qui: salvala come JPG e riprova.',
    failed: 'La foto non è arrivata. Riprova.',
    tooMany: (most: number) => `Al massimo ${most} foto: le altre non sono state aggiunte.`,
    missing: (count: number) => plural(count, 'Aggiungi ancora una foto.', `Aggiungi ancora ${count} foto.`),
  },
  summary: {
    title: 'È tutto giusto?',
    kept: (count: number) => `Ne tieni ${count}.`,
    way: {
      withdrawal: 'Recesso dal contratto, solo per quello che vedi qui.',
      shop_return: 'Reso del negozio.',
      exchange: (size: string) => `Cambio con la taglia ${size}.`,
      guarantee: 'Garanzia legale di conformità.',
      transport_damage: 'Danno di trasporto.',
    },
    back: 'Ti torna',
    backBy: (amount: string, way: string, day: string) => `${amount} ${way}, al più tardi ${day}`,
    backAfter: (amount: string, way: string) => `${amount} ${way}, dopo che abbiamo visto la merce`,
    backWay: {
      paypal: 'su PayPal',
      bank: 'con bonifico',
      gift_card: 'sul buono regalo',
      counter: 'in negozio o con bonifico',
      card: 'con lo stesso mezzo di pagamento',
    },
    shipping: 'La spedizione',
    shippingBack: (amount: string) => `${amount} compresi: torna tutto l’ordine`,
    shippingKept: 'resta pagata: una parte dell’ordine la tieni',
    toPay: 'Da pagare',
    nothingToPay: (amount: string) => `${amount}, anche la spedizione nei due sensi è gratuita`,
    newSize: 'La nuova taglia',
    heldUntil: (day: string) => `tenuta da parte fino a ${day}`,
    wish: 'Che cosa preferisci',
    parcel: 'Il pacco',
    sendBy: (day: string, isFree: boolean) =>
      `Ce lo fai avere entro ${day}${isFree ? ': il ritorno lo paghiamo noi' : ''}`,
    notSent: 'Non è ancora partito: non devi spedire niente',
    photos: 'Foto',
    reason: 'Le tue parole',
    name: 'Nome',
    receiptTo: (email: string) => `La ricevuta arriva a ${email}.`,
    part: {
      withdrawal: 'Recesso',
      shop_return: 'Reso',
      exchange: 'Cambio di taglia',
      guarantee: 'Garanzia',
      transport_damage: 'Danno di trasporto',
    },
    ofSize: (size: string) => `taglia ${size}`,
    statement: 'La dichiarazione',
    withdrawalNote: (days: number) =>
      `Con il pulsante qui sotto invii la dichiarazione di recesso. I soldi tornano entro ${days} giorni da oggi; possiamo aspettare la merce o la prova che l’hai spedita.`,
    courtesyNote: 'Il termine è passato: con il pulsante qui sotto ce lo chiedi, e ti scriviamo se lo facciamo.',
    damageNote:
      'Con il pulsante qui sotto ci mandi la segnalazione: ti scriviamo subito come farci avere il pezzo, senza spese.',
    shopNote: 'Con il pulsante qui sotto apri il reso: ti scriviamo subito come farci avere il pacco.',
    confirm: {
      shop_return: 'Conferma il reso',
      exchange: 'Conferma il cambio',
      guarantee: 'Invia la richiesta',
      transport_damage: 'Invia la segnalazione',
    },
    confirmAll: 'Invia tutte le richieste',
    confirmWith: (withdraw: string) => `${withdraw} e invia il resto`,
    failed: 'Non è stato inviato',
    changed: 'Nel frattempo è cambiato qualcosa',
  },
  receipt: {
    title: {
      withdrawal: 'Recesso ricevuto',
      shop_return: 'Reso ricevuto',
      exchange: 'Cambio ricevuto',
      guarantee: 'Richiesta ricevuta',
      transport_damage: 'Segnalazione ricevuta',
    },
    plate: 'Reso',
    at: (day: string) => `${day} alle`,
    mailed: (email: string) => `Ti abbiamo mandato la ricevuta a ${email}.`,
    moneyBack: (amount: string, way: string) => `Ti tornano ${amount} ${way}`,
    latest: (day: string) => `, al più tardi ${day}.`,
    afterGoods: ' dopo che abbiamo visto la merce.',
    sizeHeld: (size: string, day: string) => `La taglia ${size} è tenuta da parte per te fino a ${day}.`,
    pieceHeld: (day: string) => `Il pezzo nuovo è da parte per te fino a ${day}.`,
    repair: 'Lo guardiamo e ti scriviamo che cosa facciamo.',
    courtesy: 'È una cortesia: ti scriviamo se la facciamo, prima di spedire aspetta la nostra risposta.',
    nextTitle: 'Cosa fai adesso',
    packLead: 'Prepara il pacco.',
    pack: 'Va bene anche la scatola in cui è arrivato.',
    packAll: 'Puoi mettere tutto in una scatola sola, anche quella in cui è arrivato.',
    noteLead: (count: number) => plural(count, 'Metti dentro la nota di reso', 'Metti dentro le note di reso'),
    note: (code: string) => `o scrivi ${code} su un foglio.`,
    sendLead: (day: string) => `Faccelo avere entro ${day}.`,
    send: (address: string, isFree: boolean) =>
      `Spediscilo a ${address}, oppure portalo in negozio.${isFree ? ' La restituzione la paghiamo noi: rispondi alla nostra e-mail e ti mandiamo l’etichetta.' : ''}`,
    notSent: 'Non devi spedire niente: l’ordine non è ancora partito.',
    notePdf: 'Nota di reso, PDF',
    print: 'Stampa la ricevuta',
    toOrder: 'Torna all’ordine',
    statement: 'Dichiarazione',
    reference: 'Riferimento',
    received: 'Ricevuto',
  },
  became: {
    alsoOnCard: ', in parte sul buono regalo',
    sent: (count: number, all: number, day: string) =>
      count === all
        ? `${plural(count, 'Spedito', 'Spediti')} il ${day}`
        : `${count} di ${all} ${plural(count, 'spedito', 'spediti')} il ${day}`,
    delivered: (count: number, all: number, day: string) =>
      count === all
        ? `${plural(count, 'Consegnato', 'Consegnati')} il ${day}`
        : `${count} di ${all} ${plural(count, 'consegnato', 'consegnati')} il ${day}`,
    ready: (count: number, all: number, day: string) =>
      count === all
        ? `${plural(count, 'Pronto', 'Pronti')} dal ${day}`
        : `${count} di ${all} ${plural(count, 'pronto', 'pronti')} dal ${day}`,
    collected: (count: number, all: number, day: string) =>
      count === all
        ? `${plural(count, 'Ritirato', 'Ritirati')} il ${day}`
        : `${count} di ${all} ${plural(count, 'ritirato', 'ritirati')} il ${day}`,
    returning: (count: number) => `${count} ${plural(count, 'pezzo', 'pezzi')} in un reso aperto`,
    received: (count: number) =>
      `${count} ${plural(count, 'pezzo tornato: lo stiamo controllando', 'pezzi tornati: li stiamo controllando')}`,
    returned: (count: number) => `${count} ${plural(count, 'pezzo reso', 'pezzi resi')}`,
    exchanged: (count: number, size: string | null, day: string) => {
      const pieces = `${count} ${plural(count, 'pezzo cambiato', 'pezzi cambiati')}`
      return size ? `${pieces} con la taglia ${size}, in viaggio dal ${day}` : `${pieces}, in viaggio dal ${day}`
    },
    repaired: (count: number, day: string) =>
      `${count} ${plural(count, 'pezzo riparato e rispedito', 'pezzi riparati e rispediti')} il ${day}`,
    pending: {
      wallet: (_end: string | null) => 'in arrivo come hai pagato',
      gift_card: (_end: string | null) => 'in arrivo sul buono regalo',
      transfer: (end: string | null) =>
        end ? `in arrivo con un bonifico sul conto che finisce con ${end}` : 'in arrivo con un bonifico',
    },
    done: {
      wallet: (day: string, _end: string | null) => `restituiti il ${day} come avevi pagato`,
      gift_card: (day: string, _end: string | null) => `rimessi il ${day} sul buono regalo`,
      transfer: (day: string, end: string | null) =>
        `restituiti, bonifico disposto il ${day}${end ? ` sul conto che finisce con ${end}` : ''}`,
    },
    arrives: {
      gift_card: (_day: string) => '',
      wallet: (day: string) => `, arrivano in 3–5 giorni lavorativi, entro ${day}`,
      transfer: (day: string) => `, arrivano in 1–2 giorni lavorativi, entro ${day}`,
    },
    shipping: 'Spedizione restituita',
    other: 'Restituito',
    kept: (why: string | null) => (why ? `Trattenuto: ${why}` : 'Trattenuto'),
  },
  list: {
    title: 'Resi e cambi',
    kind: {
      withdrawal: 'Recesso',
      shop_return: 'Reso',
      guarantee: 'Garanzia',
      transport_damage: 'Danno di trasporto',
    },
    exchange: 'Cambio',
    state: {
      announced: 'Aspettiamo il pacco',
      received: 'Il pacco è arrivato',
      settled: 'Concluso',
      refused: 'Rifiutato',
      cancelled: 'Ritirato',
      courtesy: 'Ti rispondiamo presto',
    },
    opened: (day: string) => `Aperto il ${day}.`,
    sendBy: (day: string) => `Faccelo avere entro ${day}.`,
    notSent: 'Non devi spedire niente.',
    moneyBy: (amount: string, day: string) => `Ti tornano ${amount}, al più tardi ${day}.`,
    moneyAfter: (amount: string) => `Ti tornano ${amount} dopo che abbiamo visto la merce.`,
    sizeHeld: (size: string, day: string) => `La taglia ${size} è tua fino a ${day}: parte quando riceviamo il pacco.`,
    pieceHeld: (day: string) => `Il pezzo nuovo è da parte per te fino a ${day}: parte quando riceviamo il pacco.`,
    pieceSoon: 'Il pezzo nuovo parte fra poco.',
    sizeSoon: (size: string) => `La taglia ${size} parte fra poco.`,
    repairSoon: 'Lo stiamo guardando: ti scriviamo appena è pronto.',
    follow: (carrier: string | null) => (carrier ? `Segui il pacco con ${carrier}` : 'Segui il pacco'),
    refused: (reason: string) => `Perché: ${reason}`,
    exchanged: (size: string) => `in cambio della taglia ${size}`,
    notePdf: 'Nota di reso, PDF',
    notePdfOf: (code: string) => `Nota di reso, PDF: ${code}`,
    cancel: 'Ci ripenso',
    cancelOf: (code: string) => `Ci ripenso: ritira il reso ${code}`,
    cancelTitle: 'Ritirare il reso?',
    cancelText: (code: string) =>
      `Il reso ${code} si chiude e gli articoli restano tuoi. Se hai già spedito il pacco, non ritirarlo.`,
    cancelWithdrawal: 'Ritiri anche la dichiarazione di recesso.',
    cancelYes: 'Ritira il reso',
    cancelNo: 'Lascia così',
    cancelFailed: 'Il reso non è stato ritirato.',
    cancelled: 'Reso ritirato',
    toOrder: 'Vedi nell’ordine',
  },
}
