import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const purchaseDesk: DeskRows = {
  later: () => import('./purchase-later.ts'),
  prodotti: [
    {
      id: 'acquisti',
      call: 'GET /api/admin/used-purchases',
      label: 'Schede d’acquisto',
      note: 'Le bici usate comprate da privati: il registro dei beni usati.',
      category: 'bici-usate',
      search: { label: 'Cerca tra le schede d’acquisto', placeholder: 'Chi ha venduto, bici, telaio, documento' },
      part: lazy(() => import('./purchase-list.tsx')),
    },
  ],
  usedBicycle: {
    call: 'GET /api/admin/used-purchases',
    part: lazyPart(() => import('./sheet-of-product.tsx').then((file) => file.SheetOfProduct)),
  },
}
