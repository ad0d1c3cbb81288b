import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const accountsDesk: DeskRows = {
  later: () => import('./accounts-later.ts'),
  today: lazyPart(async () => (await import('./goods-margin-box.tsx')).GoodsMarginBox),
  ordini: [
    {
      id: 'commercialista',
      call: 'GET /api/admin/takings/:month',
      label: 'Per il commercialista',
      part: lazy(() => import('./month-view.tsx')),
    },
  ],
}
