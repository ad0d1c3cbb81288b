import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const cardDesk: DeskRows = {
  later: () => import('./card-later.ts'),
  negozio: [
    {
      id: 'carte',
      under: 'pagamenti',
      call: 'PUT /api/admin/settings/stripe',
      label: 'Carte, con Stripe',
      part: lazy(() => import('./card-settings.tsx')),
    },
  ],
}
