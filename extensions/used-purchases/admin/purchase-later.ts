import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  recordWords,
  finder: {
    actions: [
      {
        label: 'Compra una bici usata',
        to: { tab: 'prodotti', vista: 'acquisti', apri: 'acquisto-nuovo' },
        words: 'acquisto usato, permuta, privato, dichiarazione di provenienza, documento, carta di identità',
      },
    ],
    places: [
      {
        label: 'Schede d’acquisto',
        to: { tab: 'prodotti', vista: 'acquisti' },
        words: 'registro dei beni usati, chi ha venduto, numero di telaio, prezzo pagato, acquisti da privati',
      },
    ],
  },
}
