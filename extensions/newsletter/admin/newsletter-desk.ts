import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const newsletterDesk: DeskRows = {
  later: () => import('./newsletter-later.ts'),
  clienti: [
    {
      id: 'notiziario',
      call: 'GET /api/admin/newsletter',
      label: 'Newsletter',
      search: { label: 'Cerca nella newsletter', placeholder: 'E-mail' },
      part: lazy(() => import('./newsletter-list.tsx')),
    },
  ],
}
