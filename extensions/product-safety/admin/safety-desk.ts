import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const safetyDesk: DeskRows = {
  later: () => import('./safety-later.ts'),
  prodotti: [
    {
      id: 'da-completare',
      call: 'PUT /api/admin/product-safety/products',
      label: 'Da completare',
      part: lazy(() => import('./incomplete-list.tsx')),
    },
  ],
  negozio: [
    {
      id: 'produttori',
      call: 'POST /api/admin/makers',
      label: 'Produttori',
      note: 'La legge vuole chi fa un articolo nella sua pagina.',
      isList: true,
      part: lazy(() => import('./maker-list.tsx')),
    },
    {
      id: 'regola-produttore',
      under: 'produttori',
      call: 'PUT /api/admin/settings/product-safety',
      label: 'Articoli e produttore',
      note: 'Da quando un articolo in vendita deve dire chi l’ha fatto.',
      part: lazy(() => import('./safety-settings-form.tsx')),
    },
  ],
}
