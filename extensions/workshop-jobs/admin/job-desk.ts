import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const jobDesk: DeskRows = {
  later: () => import('./job-later.ts'),
  lavori: [
    {
      id: 'lavori',
      call: 'GET /api/admin/jobs',
      label: 'Lavori',
      search: { label: 'Cerca tra i lavori', placeholder: 'Numero, cliente, telaio' },
      isList: true,
      part: lazy(() => import('../../workshop-jobs/admin/job-board.tsx')),
    },
  ],
}
