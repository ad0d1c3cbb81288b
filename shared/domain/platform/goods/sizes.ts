import { type Cents, centsOf } from '#shared/domain/platform/money.ts'

export interface SizeStock {
  size: string
  stock: number
}

/** As stored: nothing is the product's price. */
export interface StoredSize extends SizeStock {
  priceCents?: Cents | null | undefined
  /** The day when units are expected; left out, what is stored stays. */
  expectedOn?: string | null | undefined
}

interface Priced<Reduction> {
  price: string
  reduction?: Reduction | undefined
  sizes: readonly { size: string; price?: string | undefined; reduction?: Reduction | undefined }[]
}

type PriceOf<Reduction> = Pick<Priced<Reduction>, 'price' | 'reduction'>

/** The price of the chosen size, and its reduction where it is reduced. */
function priceOfSize<R>({ price, reduction, sizes }: Priced<R>, size: string | null | undefined): PriceOf<R> {
  const own = sizes.find((one) => one.size === size)
  return own?.price === undefined ? { price, reduction } : { price: own.price, reduction: own.reduction }
}

/** The day when units of what is sold out are expected: of the size, or of a product without sizes. */
export function expectedDay(
  product: {
    stock: number
    expectedOn?: string | undefined
    sizes: readonly (SizeStock & { expectedOn?: string | undefined })[]
  },
  size: string | null | undefined,
): string | undefined {
  const { stock, expectedOn } = product.sizes.find((one) => one.size === size) ?? product
  return stock <= 0 ? expectedOn : undefined
}

/** The product with the price of this size, and its reduction where it is reduced. */
export const inSize = <R, P extends Priced<R>>(product: P, size: string | null | undefined): P & PriceOf<R> => ({
  ...product,
  ...priceOfSize(product, size),
})

export const centsOfSize = (product: Priced<unknown>, size: string | null | undefined): Cents =>
  centsOf(priceOfSize(product, size).price)

/** Whether its sizes cost different amounts: the product's price is then the lowest of them. */
export const hasSizePrices = ({ sizes }: Pick<Priced<unknown>, 'sizes'>): boolean =>
  sizes.some(({ price }) => price !== undefined)

type SizeChoice = { size: string | null } | { problem: 'unknown_size' | 'size_required' }

/** The size that a cart or order line means. */
export function chooseSize(sizes: readonly SizeStock[], requested: string | null | undefined): SizeChoice {
  if (sizes.length === 0) return { size: null }
  if (requested) return sizes.some((s) => s.size === requested) ? { size: requested } : { problem: 'unknown_size' }
  const only = sizes.length === 1 ? sizes[0] : undefined
  return only ? { size: only.size } : { problem: 'size_required' }
}

/**
 * `null` for a product without sizes, undefined when the customer has to choose. M at another price than the lowest,
 * which its card shows, has to be chosen.
 * @param searched the one of them that a search named
 */
export function quickAddSize(
  sizes: readonly (SizeStock & { price?: string | undefined })[],
  searched?: string,
): string | null | undefined {
  if (sizes.length === 0) return null
  const inStock = (size: string) => sizes.some((s) => s.size === size && s.stock > 0)
  if (searched !== undefined) return inStock(searched) ? searched : undefined
  const costOf = ({ price = '0' }: { price?: string | undefined }) => centsOf(price)
  const least = Math.min(...sizes.filter(({ stock }) => stock > 0).map(costOf))
  if (sizes.some((one) => one.size === 'M' && one.stock > 0 && costOf(one) === least)) return 'M'
  return sizes.length === 1 ? sizes[0]?.size : undefined
}

const oneSizeNames = /^(?:(?:taglia )?unic[ao]|uni|u|tu|os|one ?size(?: fits all)?|universale?)$/i

/** The catalogue's word for products in one size; each language has its own. */
export const isOneSize = (size: string) => oneSizeNames.test(size.trim())

/** The size that needs no choosing: the only one in stock. */
export function onlySizeLeft(sizes: readonly SizeStock[]): string | undefined {
  const left = sizes.filter((s) => s.stock > 0)
  return left.length === 1 ? left[0]?.size : undefined
}
