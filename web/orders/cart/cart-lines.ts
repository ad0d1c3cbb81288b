import type { Product, ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { inSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly, isSinglePiece } from '#shared/domain/platform/goods/used-bicycles.ts'
import type { VatClass } from '#shared/domain/platform/goods/vat.ts'
import { type Cents, centsOf } from '#shared/domain/platform/money.ts'
import { piecesLeft } from '#web/catalog/product-parts/cart-item.ts'
import type { CartItem } from '#web/session/cart-changes.ts'

export type CurrentProduct = Product | 'gone' | undefined

/** Why a line cannot be ordered: its product is gone, sold out, or has less stock than requested. */
type LineTrouble = 'gone' | 'sold-out' | 'too-many'

export interface ShownLine extends CartItem {
  key: string
  slug: string | undefined
  lineCents: Cents
  /** The price the visitor saw last, when it is another one now. */
  formerCents: Cents | undefined
  available: number | undefined
  trouble: LineTrouble | undefined
  isUsed: boolean
  /** Determines delivery costs and times; unknown until the catalogue has answered. */
  category?: string
  shelf?: string | null
  weightGrams?: number | null | undefined
  /** Only where its price is reduced now. */
  reduction?: ShownReduction
  /** Unknown until the catalogue has answered. */
  vatClass?: VatClass
  /** The only one there is: nothing to count. */
  isSingle: boolean
}

/** @param reserved units reserved by the buyer's own unfinished payment */
export function shownLine(item: CartItem, key: string, now: CurrentProduct, reserved = 0): ShownLine {
  const base = { ...item, key, formerCents: undefined, lineCents: item.unitCents * item.quantity }
  if (now === undefined)
    return { ...base, slug: undefined, available: undefined, trouble: undefined, isUsed: false, isSingle: false }
  if (now === 'gone') return { ...base, slug: undefined, available: 0, trouble: 'gone', isUsed: false, isSingle: false }
  const { price, reduction } = inSize(now, item.frameSize)
  const unitCents = centsOf(price)
  const available = isCallOnly(now) ? 0 : piecesLeft(now, item.frameSize) + reserved
  return {
    ...base,
    name: now.name,
    imageUrl: firstImage(now),
    slug: now.slug,
    unitCents,
    lineCents: unitCents * item.quantity,
    formerCents: unitCents === item.unitCents ? undefined : item.unitCents,
    available,
    trouble: isCallOnly(now)
      ? 'gone'
      : available <= 0
        ? 'sold-out'
        : item.quantity > available
          ? 'too-many'
          : undefined,
    isUsed: now.category === 'bici-usate',
    ...shippedLine(now, item.quantity),
    ...(reduction && { reduction }),
    vatClass: now.vatClass,
    isSingle: isSinglePiece(now),
  }
}

/** Lines that count: vanished and sold-out ones are shown, but neither summed nor ordered. */
export function countedLines(lines: readonly ShownLine[]): ShownLine[] {
  return lines.filter((l) => l.trouble !== 'gone' && l.trouble !== 'sold-out')
}
