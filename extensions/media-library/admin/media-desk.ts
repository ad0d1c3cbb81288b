import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const mediaDesk: DeskRows = {
  later: () => import('./media-later.ts'),
  negozio: [
    {
      id: 'media',
      under: 'aspetto',
      call: 'PUT /api/admin/media/:name',
      label: 'Immagini',
      note: 'Tutte le foto del negozio: dove si vedono, che cosa mostrano, il punto che resta nei ritagli.',
      search: { label: 'Cerca nelle immagini', placeholder: 'Prodotto, codice o descrizione' },
      isList: true,
      part: lazy(() => import('./media-list.tsx')),
    },
  ],
}
