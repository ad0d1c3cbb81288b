import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  finder: {
    actions: [
      {
        label: 'Collega il tuo conto PayPal',
        note: 'Le due chiavi, dal sito di PayPal',
        to: { tab: 'negozio', vista: 'pagamenti' },
        words: 'PayPal, client id, secret, chiavi, conto, collegare PayPal, pagamenti online',
      },
    ],
  },
}
