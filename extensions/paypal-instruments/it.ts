const notCharged = 'Non ti è stato addebitato nulla e tutto quello che hai scritto resta.'

/** Of a device's own sheet. */
const sheet = (name: string) => ({
  loading: `Carico ${name}…`,
  waiting: `In attesa di ${name}…`,
  waitingText: `Conferma il pagamento con ${name}. Questa pagina ti aspetta.`,
  cancelled: [`Hai chiuso ${name}.`, `${notCharged} Riprova o scegli il bonifico.`],
  declined: ['La carta non è stata accettata.', `${notCharged} Prova con un’altra carta o scegli il bonifico.`],
  refused: ['Il pagamento è stato rifiutato.', `${notCharged} Scegli il bonifico, o riprova più tardi.`],
  away: [`${name} non risponde.`, 'Usa un altro modo o riprova tra qualche minuto. Non ti è stato addebitato nulla.'],
})
const instead = (name: string) => ({
  title: `Preferisci ${name}?`,
  text: 'L’ordine parte senza aspettare il bonifico.',
  open: `Paga con ${name}`,
  payNow: (amount: string) => `Paga ${amount} con ${name}`,
})

export const instruments = {
  ways: {
    apple_pay: { title: 'Apple Pay', text: 'Con le carte di questo dispositivo.', submit: 'Paga con Apple Pay' },
    google_pay: { title: 'Google Pay', text: 'Con le carte del tuo account Google.', submit: 'Paga con Google Pay' },
    satispay: {
      title: 'Satispay',
      text: 'Ti portiamo su Satispay, poi torni qui. Se paghi e non torni, l’ordine arriva lo stesso.',
      submit: 'Paga ora con Satispay',
    },
    card: {
      title: 'Carta',
      text: 'Di credito o di debito, qui nella pagina. I numeri li vede PayPal, noi no.',
      submit: 'Paga ora',
    },
    pay_later: {
      title: 'A rate, con PayPal',
      text: 'Decide PayPal, con le sue condizioni.',
      submit: 'Paga ora a rate',
    },
  },
  order: {
    apple_pay: instead('Apple Pay'),
    google_pay: instead('Google Pay'),
    satispay: instead('Satispay'),
    card: {
      title: 'Preferisci la carta?',
      text: 'Paghi qui nella pagina e l’ordine parte senza aspettare il bonifico.',
      open: 'Paga con la carta',
      payNow: (amount: string) => `Paga ${amount} con la carta`,
    },
    pay_later: {
      title: 'Preferisci a rate?',
      text: 'Decide PayPal, con le sue condizioni. L’ordine parte senza aspettare il bonifico.',
      open: 'Paga a rate con PayPal',
      payNow: (amount: string) => `Paga ${amount} a rate`,
    },
  },
  fields: 'Dati della carta',
  number: 'Numero della carta',
  expiry: 'Scadenza',
  expiryHint: 'MM/AA',
  cvv: 'Codice di sicurezza',
  cvvHint: '3 o 4 cifre',
  name: 'Nome sulla carta',
  wrong: (fields: string) => `Manca o non va bene: ${fields}.`,
  bank: 'La tua banca può chiedere una conferma nella sua app.',
  notHere: (name: string) => `${name} qui non è disponibile: scegli un altro modo di pagare.`,
  words: {
    apple_pay: sheet('Apple Pay'),
    google_pay: sheet('Google Pay'),
    pay_later: {},
    satispay: {
      ...sheet('Satispay'),
      waiting: 'Ti portiamo su Satispay…',
      cancelled: ['Il pagamento con Satispay non è stato completato.', `${notCharged} Riprova o scegli il bonifico.`],
    },
    card: {
      ...sheet('la carta'),
      loading: 'Carico il modulo della carta…',
      waiting: 'In attesa della conferma…',
      waitingText: 'Se la tua banca chiede una conferma, rispondi lì. Questa pagina ti aspetta.',
      cancelled: ['Il pagamento non è stato completato.', `${notCharged} Riprova o scegli il bonifico.`],
      away: [
        'Il pagamento con carta non risponde.',
        'Usa un altro modo o riprova tra qualche minuto. Non ti è stato addebitato nulla.',
      ],
    },
  },
}
