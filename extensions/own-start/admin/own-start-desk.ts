import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const ownStartDesk: DeskRows = {
  later: () => import('./own-start-later.ts'),
  startChoice: {
    call: 'PUT /api/admin/own-shop',
    part: lazyPart(() => import('./start-choice.tsx').then((file) => file.StartChoice)),
  },
}
