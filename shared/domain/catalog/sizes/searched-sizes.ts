import { type Category, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'

// The letter sizes of frames in centimetres, as usual among makers.
const lettersOfFrames: readonly (readonly [number, string])[] = [
  [47, 'XS'],
  [51, 'S'],
  [54, 'M'],
  [57, 'L'],
  [60, 'XL'],
  [64, 'XXL'],
]

/** The letter beside a frame's number; undefined for other sizes. */
function letterOfFrame(size: string): string | undefined {
  const frameCm = Number(size)
  if (!(frameCm >= 44 && frameCm <= 64)) return undefined
  return lettersOfFrames.find(([upTo]) => frameCm <= upTo)?.[1]
}

interface Sized<Size> {
  category: Category
  sizes: readonly Size[]
  facts: readonly { key: string; value: unknown }[]
}

/** The sizes of a product that a search means. */
export function searchedSizes<Size extends { size: string }>(
  product: Sized<Size>,
  requested: readonly string[],
): readonly Size[] {
  const names = requested.map(sizeName)
  const same = product.sizes.filter(({ size }) => names.includes(sizeName(size)))
  return same.length > 0 ? same : names.flatMap((name) => sizesBeside(product, name))
}

/** The letter beside a frame's number and the other way round, or the sizes that the product's own table gives one: «M 40-42» has 41. */
export function sizesBeside<Size extends { size: string }>(
  { category, sizes, facts }: Sized<Size>,
  name: string,
): readonly Size[] {
  const ofNames = (names: readonly (string | undefined)[]) => sizes.filter(({ size }) => names.includes(size))
  if (isBicycleCategory(category))
    return sizes.filter(({ size }) => size === letterOfFrame(name) || name === letterOfFrame(size))
  const table = facts.find(({ key }) => key === 'sizeGuide')?.value
  const rows = typeof table === 'string' ? [...table.matchAll(/(\w+) (\d+)-(\d+)/g)] : []
  const isIn = (from = '', to = '') => Number(name) >= Number(from) && Number(name) <= Number(to)
  return ofNames(rows.flatMap(([, size, from, to]) => (isIn(from, to) ? [size] : [])))
}
