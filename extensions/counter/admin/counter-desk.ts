import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const counterDesk: DeskRows = {
  later: () => import('./counter-later.ts'),
  links: [{ call: 'POST /api/admin/counter/sales', label: 'Banco', path: '/admin/banco' }],
  negozio: [
    {
      id: 'ritiro',
      under: 'orari',
      call: 'PUT /api/admin/settings/pickup',
      label: 'Ritiro in negozio',
      part: lazy(() => import('./pick-up-settings.tsx')),
    },
    {
      id: 'banco',
      under: 'pagamenti',
      call: 'PUT /api/admin/settings/counter',
      label: 'Banco',
      part: lazy(() => import('./till-settings.tsx')),
    },
  ],
  ticketScreen: true,
  orderAction: lazy(() => import('./hand-over-action.tsx')),
}
