import { Download, History, Upload } from 'lucide-react'
import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  recordWords: {
    deeds: {
      'POST /api/admin/imports/:id/undo': 'importazione annullata',
      'POST /api/admin/products/import': 'importazione',
    },
  },
  productMenu: [
    { label: 'Importa', icon: Upload, to: { apri: 'importa' }, first: 'Importa da un foglio' },
    { label: 'Esporta', icon: Download, download: '/api/admin/products/export' },
    { label: 'Storia delle importazioni', icon: History, to: { vista: 'importazioni' } },
  ],
  finder: {
    actions: [
      {
        label: 'Importa un file',
        note: 'Listino di un fornitore, foglio, archivio',
        to: { tab: 'prodotti', apri: 'importa' },
        words: 'importare, CSV, Excel, foglio di calcolo, caricare il catalogo, file del fornitore, importa CSV',
      },
      {
        label: 'Annulla un’importazione',
        note: 'I file entrati, e la strada per tornare indietro',
        to: { tab: 'prodotti', vista: 'importazioni' },
        words: 'importazioni, annullare, tornare indietro, file sbagliato, storia dei file, esportare con le foto',
      },
    ],
  },
}
