import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

const to = { tab: 'ordini', vista: 'bonifici' } as const

export const later: LaterDeskRows = {
  recordWords: {
    deeds: {
      'POST /api/admin/bank-credits/:id/book': 'bonifico abbinato',
      'POST /api/admin/bank-credits/:id/split': 'bonifico diviso tra ordini',
      'POST /api/admin/bank-credits/book-sure': 'bonifici sicuri abbinati',
      'POST /api/admin/bank-statements': 'estratto conto letto',
    },
  },
  finder: {
    actions: [
      {
        label: 'Conferma un bonifico',
        note: 'Dal file della banca, o uno per uno',
        to,
        words: 'bonifico, estratto conto, banca, pagamento ricevuto, incasso, accredito, riconciliare',
      },
    ],
    places: [
      {
        label: 'Estratto conto e bonifici',
        to,
        words: 'bonifici da verificare, movimenti della banca, file della banca, CBI, camt',
      },
    ],
  },
}
