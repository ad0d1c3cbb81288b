import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

const to = { tab: 'ordini', vista: 'fatture' } as const

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/fatture': 'serie, sezionale, numerazione, fattura elettronica',
  },
  mailNames: { invoice_ready: { it: 'Fattura pronta', en: 'Invoice ready' } },
  recordWords,
  finder: {
    places: [
      {
        label: 'Fatture e note di credito',
        to,
        words: 'fattura, nota di credito, fatturapa, XML, SDI, scartata, ricevuta, commercialista',
      },
    ],
  },
}
