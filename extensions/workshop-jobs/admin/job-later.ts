import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  sectionWords: {
    'lavori/lavori': 'officina, riparazione, tagliando, bici pronta, preventivo, cartellino',
  },
  mailNames: {
    workshop_estimate: { it: 'Preventivo dell’officina', en: 'Workshop estimate' },
    workshop_ready: { it: 'Bici pronta', en: 'Bicycle ready' },
  },
  recordWords,
  finder: {
    actions: [
      {
        label: 'Nuovo lavoro in officina',
        to: { tab: 'lavori', apri: 'lavoro-nuovo' },
        words: 'accettazione, riparazione, prenotazione al telefono, bici portata',
      },
    ],
  },
}
