import { lineKey } from '#shared/domain/platform/goods/cart.ts'
import { centsOfSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly, type OnlineNeed } from '#shared/domain/platform/goods/used-bicycles.ts'
import { type Cents, centsOf } from '#shared/domain/platform/money.ts'

interface OrderedLine {
  /** Null: no longer on sale. */
  productId: number | null
  name: string
  frameSize: string | null
  quantity: number
  price: string
}

interface OnSale {
  price: string
  stock: number
  sizes: readonly { size: string; stock: number; price?: string | undefined }[]
  soldAt?: string | undefined
  lacks?: readonly OnlineNeed[] | undefined
}

/** What is otherwise than in the order: one sentence each. */
export type ReorderChange =
  | { kind: 'gone' | 'soldOut'; name: string; size: string | null }
  | { kind: 'sizeGone'; name: string; size: string }
  | { kind: 'fewer'; name: string; size: string | null; wanted: number; left: number }
  | { kind: 'dearer'; name: string; size: string | null; before: Cents; now: Cents }

interface ReorderLine<P> {
  product: P
  size: string | null
  quantity: number
  unitCents: Cents
}

/** What of an order can be bought again, and what has changed since. @param find undefined: no longer on sale */
export function reorder<P extends OnSale>(
  ordered: readonly OrderedLine[],
  find: (productId: number) => P | undefined,
): { lines: ReorderLine<P>[]; changes: ReorderChange[] } {
  const lines: ReorderLine<P>[] = []
  const changes: ReorderChange[] = []
  for (const { productId, name, frameSize, quantity: wanted, price } of together(ordered)) {
    const product = productId === null ? undefined : find(productId)
    if (!product || product.soldAt || isCallOnly(product)) {
      changes.push({ kind: 'gone', name, size: frameSize })
      continue
    }
    const size = product.sizes.length === 0 ? null : frameSize
    const held = product.sizes.find((one) => one.size === size)
    if (product.sizes.length > 0 && !held) {
      changes.push(size === null ? { kind: 'gone', name, size } : { kind: 'sizeGone', name, size })
      continue
    }
    const left = Math.max(0, held?.stock ?? product.stock)
    if (left === 0) {
      changes.push({ kind: 'soldOut', name, size })
      continue
    }
    if (left < wanted) changes.push({ kind: 'fewer', name, size, wanted, left })
    const [before, now] = [centsOf(price), centsOfSize(product, size)]
    if (now > before) changes.push({ kind: 'dearer', name, size, before, now })
    lines.push({ product, size, quantity: Math.min(wanted, left), unitCents: now })
  }
  return { lines, changes }
}

/** A change of the order may have parted a line (decision 0043); the dearest price paid is the one compared with. */
function together(ordered: readonly OrderedLine[]): OrderedLine[] {
  const groups = Map.groupBy(ordered, ({ productId, name, frameSize }) =>
    productId === null ? `${name}/${frameSize}` : lineKey(productId, frameSize),
  )
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first
      ? {
          ...first,
          quantity: rest.reduce((sum, line) => sum + line.quantity, first.quantity),
          price: rest.reduce((most, { price }) => (centsOf(price) > centsOf(most) ? price : most), first.price),
        }
      : [],
  )
}
