import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  finder: {
    places: [
      {
        label: 'Per il commercialista',
        to: { tab: 'ordini', vista: 'commercialista' },
        words: 'corrispettivi, registro del margine, imposte, mese, contabilità, usato, scaricare il mese',
      },
    ],
  },
}
