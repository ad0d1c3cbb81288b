import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const stockRoomDesk: DeskRows = {
  later: () => import('./stock-room-later.ts'),
  prodotti: [
    {
      id: 'conte',
      call: 'POST /api/admin/stock-counts',
      label: 'Conta uno scaffale',
      part: lazy(() => import('./count-desk.tsx')),
    },
    {
      id: 'arrivi',
      call: 'POST /api/admin/goods-received',
      label: 'È arrivata merce',
      part: lazy(() => import('./goods-desk.tsx')),
    },
  ],
  chosenProducts: {
    call: 'GET /api/admin/price-labels',
    part: lazy(() => import('./chosen-labels.tsx')),
  },
}
