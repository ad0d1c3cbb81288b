import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { EditedRowInput } from '#shared/contract/pricing/bulk-edit.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { euro } from '#web/admin/admin-format.ts'

export type CellField = 'price' | 'stock'

/** Of a product what its cells show. */
export type CellProduct = Pick<AdminProduct, 'id' | 'name' | 'price' | 'stock' | 'sizes' | 'reduction'>

/** A typed or pasted cell that is not saved. Stock is by size, "" without sizes; a price has the one part "". */
export interface CellDraft {
  product: CellProduct
  field: CellField
  texts: Readonly<Record<string, string>>
  from: Readonly<Record<string, number>>
  values: Readonly<Record<string, number>>
  /** Nothing can be saved before it is corrected. */
  problem?: string | undefined
  /** Saved only once it is answered. */
  question?: { text: string; keep: string; put: string; now: Readonly<Record<string, number>> } | undefined
  endsReduction?: boolean
  /** Saved with the others by the bar. */
  isWaiting?: boolean
}

export const keyOf = ({ product, field }: { product: { id: number }; field: CellField }) => `${product.id}/${field}`
export const isReady = ({ problem, question }: CellDraft) => problem === undefined && question === undefined
const isSized = ({ sizes }: CellProduct) => sizes.some(({ size }) => size !== '')

export function storedValues(product: CellProduct, field: CellField): Record<string, number> {
  if (field === 'price') return { '': centsOf(product.price) }
  return isSized(product)
    ? Object.fromEntries(product.sizes.map(({ size, stock }) => [size, stock]))
    : { '': product.stock }
}

export function storedTexts(product: CellProduct, field: CellField): Record<string, string> {
  const textOf = (value: number) => (field === 'stock' ? String(value) : value > 0 ? bareEuro(value) : '')
  return Object.fromEntries(Object.entries(storedValues(product, field)).map(([part, value]) => [part, textOf(value)]))
}

const bareEuro = (cents: number) => euro(toDecimal(cents)).replace(/\s*€/, '')

/** Typed where the code that reads it did not come: nothing typed is lost. */
export const unreadDraft = (product: CellProduct, field: CellField, texts: CellDraft['texts']): CellDraft => ({
  ...{ product, field, texts, from: storedValues(product, field), values: {} },
  problem: 'Non si legge senza rete: riprova.',
})

/** The changed cells as the call takes them, one row for each product. */
export function rowsOf(drafts: readonly CellDraft[]): EditedRowInput[] {
  return [...Map.groupBy(drafts, ({ product }) => product.id)].map(([id, cells]) => {
    const row: EditedRowInput = { id }
    for (const { field, values, from, endsReduction } of cells) {
      if (field === 'price') {
        const [was = 0, to = 0] = [from[''], values['']]
        row.price = { from: toDecimal(was), to: toDecimal(to), ...(endsReduction && { endsReduction }) }
      } else row.stock = Object.entries(values).map(([size, to]) => ({ size, from: from[size] ?? 0, to }))
    }
    return row
  })
}

/** The same changes backwards. */
export const reversed = (draft: CellDraft): CellDraft => ({
  ...draft,
  from: { ...draft.from, ...draft.values },
  values: Object.fromEntries(Object.keys(draft.values).map((part) => [part, draft.from[part] ?? 0])),
})

export const keptCellsKey = 'bozze-celle'
