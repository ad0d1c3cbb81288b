import { cardInstead, instead, paidAt, paidBy, paidByCard } from '#web/orders/wallet/card-words-it.ts'

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
    card: cardInstead,
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
    apple_pay: paidBy('Apple Pay'),
    google_pay: paidBy('Google Pay'),
    pay_later: {},
    satispay: paidAt('Satispay'),
    card: paidByCard,
  },
}
