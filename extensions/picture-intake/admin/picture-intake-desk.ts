import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const pictureIntakeDesk: DeskRows = {
  later: () => import('./picture-intake-later.ts'),
  products: {
    above: lazyPart(() => import('./incoming-picture-list.tsx').then((file) => file.IncomingPictures)),
    dialogs: { foto: lazy(() => import('./incoming-dialog.tsx')) },
  },
}
