import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

const to = { tab: 'negozio', vista: 'trasloco' } as const

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/trasloco':
      'importare da un altro sito, PrestaShop, Magento, migrazione, passare da un altro programma, portare gli articoli',
  },
  finder: {
    actions: [
      {
        label: 'Porta clienti e ordini dal negozio di prima',
        note: 'Trasloco, un passo alla volta',
        to,
        words: 'trasloco, traslocare, WooCommerce, Shopify, vecchio negozio, cambiare piattaforma, importare i clienti',
      },
    ],
  },
}
