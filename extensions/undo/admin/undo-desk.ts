import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const undoDesk: DeskRows = {
  actCell: lazyPart(() => import('./undo-cell.tsx').then((file) => file.UndoCell)),
  undoDeletion: (...all) => import('./undo-deletion.ts').then((file) => file.undoDeletion(...all)),
}
