import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  recordWords,
  finder: {
    actions: [
      {
        label: 'Conta uno scaffale',
        to: { tab: 'prodotti', vista: 'conte' },
        words:
          'inventario, conta, giacenza, rettifica, scorte, scaffale, cassetto, pezzi mancanti, differenze inventariali',
      },
      {
        label: 'È arrivata merce',
        to: { tab: 'prodotti', vista: 'arrivi', apri: 'arrivo-nuovo' },
        words: 'arrivo, carico, bolla, ddt, fornitore, consegna, merce, magazzino, costo di acquisto, rifornimento',
      },
    ],
    places: [
      {
        label: 'Merce arrivata',
        to: { tab: 'prodotti', vista: 'arrivi' },
        words: 'bolle, arrivi, carichi, fornitori, ddt, etichette, codici a barre, cartellini dei prezzi',
      },
    ],
  },
}
