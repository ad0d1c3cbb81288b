import { cardInstead, paidByCard } from '#web/orders/wallet/card-words-it.ts'

export const card = {
  ...paidByCard,
  way: {
    title: 'Carta e altri modi',
    text: 'Carta di credito o di debito, qui nella pagina; Apple Pay, Google Pay, Satispay o Klarna dove il negozio li ha.',
    submit: 'Paga ora',
  },
  order: cardInstead,
  fields: 'Dati della carta',
}
