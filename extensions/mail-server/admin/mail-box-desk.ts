import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const mailBoxDesk: DeskRows = {
  later: () => import('./mail-box-later.ts'),
  mailBox: lazy(() => import('./mail-box-settings.tsx')),
}
