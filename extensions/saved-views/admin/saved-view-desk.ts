import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const savedViewDesk: DeskRows = {
  later: () => import('./saved-view-later.ts'),
  savedViews: lazyPart(() => import('./saved-views.tsx').then((file) => file.SavedViews)),
}
