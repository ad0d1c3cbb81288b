import * as z from 'zod/mini'
import { sessionValue } from '#web/platform/session-value.ts'
import { type CellDraft, keptCellsKey } from './cell-drafts.ts'

/** Unsaved cells of this tab, over a reload. */
const keptCells = sessionValue(keptCellsKey, z.array(z.custom<CellDraft>()))

export const findCellDrafts = (): CellDraft[] => keptCells.read() ?? []

export function keepCellDrafts(drafts: readonly CellDraft[]): void {
  if (drafts.length === 0) keptCells.clear()
  else keptCells.write(drafts.map((draft) => ({ ...draft, product: cellProduct(draft.product), isWaiting: true })))
}

/** A block of thousands fits into the storage. */
const cellProduct = ({ id, name, price, stock, sizes, reduction }: CellDraft['product']): CellDraft['product'] => ({
  ...{ id, name, price, stock, sizes },
  ...(reduction && { reduction }),
})
