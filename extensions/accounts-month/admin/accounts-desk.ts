import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const accountsDesk: DeskRows = {
  later: () => import('./accounts-later.ts'),
  today: lazyPart(() => import('./takings-line.tsx').then((file) => file.TakingsLine)),
  ordini: [
    {
      id: 'incassi',
      call: 'GET /api/admin/sales/takings',
      label: 'Incassi',
      part: lazy(() => import('./takings-view.tsx')),
    },
    {
      id: 'commercialista',
      call: 'GET /api/admin/takings/:month',
      label: 'Per il commercialista',
      part: lazy(() => import('./month-view.tsx')),
    },
  ],
}
