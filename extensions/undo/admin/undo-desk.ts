import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const undoDesk: DeskRows = {
  actCell: lazyPart(async () => (await import('./undo-cell.tsx')).UndoCell),
  undoDeletion: async (api, productId) => (await import('./undo-deletion.ts')).undoDeletion(api, productId),
}
