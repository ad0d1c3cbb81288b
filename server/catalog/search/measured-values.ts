import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Unit } from './quantities/quantity-phrases.ts'

const metric: Readonly<Record<string, readonly [unit: Unit, factor: number]>> = {
  cm: ['mm', 10],
  m: ['mm', 1_000],
  g: ['kg', 0.001],
}

/** The values that a product has in a unit: its weight, its wheel, or what its facts say. */
export function valuesIn(unit: Unit, product: Product): number[] {
  if (unit === 'kg' && product.weight !== null) return [Number(product.weight)]
  if (unit === 'inch') return wheelOf(product)
  if (unit === 'gears') return [gearsOf(product)].filter((gears) => gears !== undefined)
  const isTravel = unit === 'mm' && product.facts.some(({ key }) => key === 'travel')
  return product.facts.flatMap(({ key, value, unit: own }) => {
    if (typeof value !== 'number' || own === null) return []
    // A bicycle has many lengths, and people ask for its travel or its tyres.
    if (unit === 'mm' && isBicycleCategory(product.category) && key !== (isTravel ? 'travel' : 'tyreClearance'))
      return []
    if (unit === 'load') return key === 'maxLoad' ? [value] : []
    if (unit === 'travel') return key === 'travel' ? [value] : []
    const [metricUnit, factor] = metric[own] ?? [own, 1]
    return metricUnit === unit && key !== 'maxLoad' ? [value * factor] : []
  })
}

/** In inches. */
export function wheelOf({ wheelSize }: Product): number[] {
  if (wheelSize === null) return []
  return [wheelSize === '700C' ? 28 : Number.parseFloat(wheelSize)]
}

export function gearsOf({ gearCount, facts }: Product): number | undefined {
  const gears = gearCount ?? facts.find(({ key }) => key === 'speeds')?.value
  return typeof gears === 'number' ? gears : undefined
}

/** The values of one fact, of price, weight or date, for an order. */
export function orderValue(by: string, product: Product): number | undefined {
  if (by === 'price') return Number(product.price)
  if (by === 'weight') return product.weight === null ? undefined : Number(product.weight)
  if (by === 'newest') return -Date.parse(product.createdAt)
  const value = product.facts.find(({ key }) => key === by)?.value
  return typeof value === 'number' ? value : undefined
}

/** 1 for equal numbers, less the farther they are apart. */
export const nearness = (a: number, b: number) => (a === b ? 1 : Math.min(a, b) / Math.max(a, b))
