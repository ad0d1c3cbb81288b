import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const backupDesk: DeskRows = {
  later: () => import('./backup-later.ts'),
  negozio: [
    {
      id: 'copie',
      under: 'collegamenti',
      call: 'PUT /api/admin/settings/backups',
      label: 'Copie di sicurezza',
      part: lazy(() => import('./backup-settings.tsx')),
    },
  ],
}
