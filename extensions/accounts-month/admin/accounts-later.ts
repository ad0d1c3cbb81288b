import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  finder: {
    places: [
      {
        label: 'Incassi',
        to: { tab: 'ordini', vista: 'incassi' },
        words:
          'incassi, fatturato, guadagno, margine, che cosa rende, iva per aliquota, per categoria, per marca, valore del magazzino, scorte, basta per, giornata',
      },
      {
        label: 'Per il commercialista',
        to: { tab: 'ordini', vista: 'commercialista' },
        words: 'corrispettivi, registro del margine, imposte, mese, contabilità, usato, scaricare il mese',
      },
    ],
  },
}
