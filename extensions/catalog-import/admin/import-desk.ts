import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const importDesk: DeskRows = {
  later: () => import('./import-later.ts'),
  products: {
    dialogs: { importa: lazy(() => import('./catalog-import-dialog.tsx')) },
    views: { importazioni: lazy(() => import('./import-panel.tsx')) },
  },
}
