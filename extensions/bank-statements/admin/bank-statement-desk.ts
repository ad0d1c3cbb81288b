import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

const to = { tab: 'ordini', vista: 'bonifici' } as const

export const bankStatementDesk: DeskRows = {
  later: () => import('./bank-statement-later.ts'),
  ordini: [
    {
      id: 'bonifici',
      call: 'GET /api/admin/bank-credits',
      label: 'Estratto conto',
      part: lazy(() => import('./credit-list.tsx')),
    },
  ],
  tasks: { toConfirm: to },
}
