import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

const to = { tab: 'negozio', vista: 'trasloco' } as const

export const formerShopDesk: DeskRows = {
  later: () => import('./former-shop-later.ts'),
  negozio: [
    {
      id: to.vista,
      under: 'collegamenti',
      call: 'PUT /api/admin/settings/move',
      label: 'Trasloco',
      note: 'Articoli, clienti e ordini di prima, un passo alla volta; tutto si può annullare.',
      part: lazy(() => import('./shop-move.tsx')),
    },
  ],
  beforeOpening: [{ question: 'Vieni da un altro sito?', label: 'Trasloca articoli, clienti e ordini', to }],
  customerImport: lazy(() => import('./former-shop-dialog.tsx')),
}
