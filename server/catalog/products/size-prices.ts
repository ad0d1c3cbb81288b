import { compareSizes } from '#shared/domain/platform/goods/size-names.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'
import { type OpenReduction, reducedIn } from './shown-reduction.ts'

/** Price and sizes as customers see them: of different prices each size has its own, and the product the lowest in stock. */
export function pricedSizes(priceCents: Cents, units: readonly StoredSize[], reductions: readonly OpenReduction[]) {
  const sizes = units
    .filter(({ size }) => size !== '')
    .map((one) => ({ ...one, cents: one.priceCents ?? priceCents }))
    .sort((a, b) => compareSizes(a.size, b.size))
  const ownSize = (one: StoredSize) => (one.priceCents == null ? '' : one.size)
  const inStock = sizes.filter(({ stock }) => stock > 0)
  const shown = (inStock.length > 0 ? inStock : sizes).toSorted((a, b) => a.cents - b.cents)[0]
  const isOne = sizes.every(({ cents }) => cents === sizes[0]?.cents)
  return {
    price: toDecimal(shown?.cents ?? priceCents),
    ...reducedIn(reductions, shown ? ownSize(shown) : ''),
    sizes: sizes.map((one) => ({
      ...{ size: one.size, stock: one.stock },
      ...(one.expectedOn && { expectedOn: one.expectedOn }),
      ...(!isOne && { price: toDecimal(one.cents), ...reducedIn(reductions, ownSize(one)) }),
    })),
  }
}
