import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const paypalDesk: DeskRows = {
  later: () => import('./paypal-later.ts'),
  walletKeys: lazy(() => import('./paypal-settings.tsx')),
}
