import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import recordWords from '../record-words.json' with { type: 'json' }
import { safetyFields } from './safety-fields.tsx'

export const later: LaterDeskRows = {
  productGroups: [
    {
      title: 'Sicurezza e produttore',
      line: 'Chi l’ha fatto, avvertenze, composizione, batteria',
      // Called later: the two files may be evaluated in either order.
      fields: (kinds) => safetyFields(kinds),
      note: lazyPart(async () => (await import('./safety-note.tsx')).SafetyNote),
    },
  ],
  sectionWords: {
    'negozio/produttori': 'GPSR, sicurezza dei prodotti, fabbricante, responsabile europeo, avvertenze',
    'negozio/regola-produttore': 'GPSR, produttore obbligatorio, novanta giorni, senza produttore',
    'prodotti/da-completare': 'GPSR, mancano dati, senza produttore, composizione, fibre, batteria, compilare insieme',
  },
  recordWords,
  finder: {
    places: [
      {
        label: 'Produttori e sicurezza',
        to: { tab: 'negozio', vista: 'produttori' },
        words: 'GPSR, fabbricante, avvertenze, responsabile europeo',
      },
      {
        label: 'Articoli da completare',
        to: { tab: 'prodotti', vista: 'da-completare' },
        words: 'GPSR, senza produttore, composizione, fibre tessili, batteria, dati mancanti',
      },
    ],
  },
}
