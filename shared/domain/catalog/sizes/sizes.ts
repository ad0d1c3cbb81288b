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
 * @param searched the size that a search named
 */
export function quickAddSize(sizes: readonly SizeStock[], searched?: string): string | null | undefined {
  if (sizes.length === 0) return null
  const wanted = sizes.find((s) => s.size.toUpperCase() === searched?.toUpperCase())
  if (wanted && wanted.stock > 0) return wanted.size
  if (sizes.some((s) => s.size === 'M' && s.stock > 0)) return 'M'
  return sizes.length === 1 ? sizes[0]?.size : undefined
}

/** The catalogue's word for products in one size; each language has its own. */
export const isOneSize = (size: string) => size.toUpperCase() === 'UNICA'

/** The size that needs no choosing: the only one in stock. */
export function onlySizeLeft(sizes: readonly SizeStock[]): string | undefined {
  const left = sizes.filter((s) => s.stock > 0)
  return left.length === 1 ? left[0]?.size : undefined
}

const letterOrder = ['UNICA', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', 'XXXL']

/** Letters from small to large, then numbers, then the rest by name. */
export function compareSizes(a: string, b: string): number {
  const rank = (size: string): [number, number] => {
    const letter = letterOrder.indexOf(size.toUpperCase())
    if (letter >= 0) return [0, letter]
    const number = Number.parseFloat(size.replace(',', '.'))
    return Number.isNaN(number) ? [2, 0] : [1, number]
  }
  const [groupA, rankA] = rank(a)
  const [groupB, rankB] = rank(b)
  return groupA - groupB || rankA - rankB || a.localeCompare(b, 'it')
}
