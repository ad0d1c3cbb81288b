import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const applePayDesk: DeskRows = {
  later: () => import('./apple-pay-later.ts'),
  negozio: [
    {
      id: 'apple-pay',
      under: 'pagamenti',
      call: 'PUT /api/admin/settings/apple-pay',
      label: 'Apple Pay',
      part: lazy(() => import('./apple-pay-settings.tsx')),
    },
  ],
}
