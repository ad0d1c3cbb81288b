export interface SizeStock {
  size: string
  stock: number
}

type SizeChoice = { size: string | null } | { problem: 'unknown_size' | 'size_required' }

/** The size that a cart or order line means. */
export function chooseSize(sizes: readonly SizeStock[], requested: string | null | undefined): SizeChoice {
  if (sizes.length === 0) return { size: null }
  if (requested) return sizes.some((s) => s.size === requested) ? { size: requested } : { problem: 'unknown_size' }
  const only = sizes.length === 1 ? sizes[0] : undefined
  return only ? { size: only.size } : { problem: 'size_required' }
}

/**
 * `null` for a product without sizes, undefined when the customer has to choose.
 * @param searched the one of them that a search named
 */
export function quickAddSize(sizes: readonly SizeStock[], searched?: string): string | null | undefined {
  if (sizes.length === 0) return null
  const inStock = (size: string) => sizes.some((s) => s.size === size && s.stock > 0)
  if (searched !== undefined) return inStock(searched) ? searched : undefined
  if (inStock('M')) return 'M'
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
