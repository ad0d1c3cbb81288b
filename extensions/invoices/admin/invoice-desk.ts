import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const invoiceDesk: DeskRows = {
  later: () => import('./invoice-later.ts'),
  orderPapers: lazyPart(() => import('./order-papers.tsx').then((file) => file.OrderPapers)),
  negozio: [
    {
      id: 'fatture',
      under: 'pagamenti',
      call: 'PUT /api/admin/settings/invoices',
      label: 'Fatture',
      part: lazy(() => import('./invoice-settings-form.tsx')),
    },
  ],
  ordini: [
    {
      id: 'fatture',
      call: 'GET /api/admin/invoices',
      label: 'Fatture',
      search: { label: 'Cerca una fattura', placeholder: 'Numero, ditta, ordine' },
      part: lazy(() => import('./invoice-list.tsx')),
    },
  ],
}
