import type { Quantity } from '#server/catalog/search/quantities/quantities.ts'
import type { Condition } from '#server/catalog/search/query-items.ts'

/** How far from an approximate amount a product may be. */
const around = { price: [0.75, 1.15], travel: [1, 1], other: [0.9, 1.1] } as const
/** What no bicycle weighs is the weight of its rider. */
const leastRiderKg = 40
const oldestChild = 14

/** In centimetres. */
export const frameSizes = { from: 44, to: 68 }

/**
 * The conditions that quantities are of a product.
 * @param isSized whether it has sizes of frames: «tra 54 e 56» is no price of a bicycle
 */
export function quantityConditions(
  quantities: readonly Quantity[],
  known: readonly Condition[],
  isSized = false,
): Condition[] {
  return quantities.flatMap(
    (quantity) => (isSized ? sizesOf(quantity) : undefined) ?? conditionOf(quantity, known) ?? [],
  )
}

function sizesOf({ unit, min = 0, max = 0, text }: Quantity): Condition | undefined {
  const isRange = unit === 'price' && frameSizes.from <= min && min < max && max <= frameSizes.to
  if (!isRange || /[€$£]|eur|prezz|price/.test(text)) return undefined
  const [size = '', ...others] = Array.from({ length: max - min + 1 }, (_, i) => String(min + i))
  return { kind: 'size', size, others }
}

function conditionOf(
  { unit, near, isBeyond, ...limits }: Quantity,
  known: readonly Condition[],
): Condition | undefined {
  const [low, high] = around[unit === 'price' || unit === 'travel' ? unit : 'other']
  const min = near === undefined ? limits.min : near * low
  const max = near === undefined ? limits.max : near * high
  const amount = near ?? max ?? min ?? 0
  switch (unit) {
    case 'price':
      return { kind: 'price', range: { minCents: centsOf(min), maxCents: centsOf(max) } }
    case 'height':
      return { kind: 'height', minCm: near ?? min ?? amount, maxCm: near ?? max ?? amount }
    case 'age':
      return amount <= oldestChild && !known.some(({ kind }) => kind === 'condition' || kind === 'gender')
        ? { kind: 'gender', id: 'children' }
        : undefined
    case 'load':
    case 'kg':
      return unit === 'load' || amount >= leastRiderKg
        ? { kind: 'measure', unit: 'load', min: near ?? min ?? max }
        : { kind: 'measure', unit, min, max, ...(isBeyond && { isBeyond }) }
    default:
      return { kind: 'measure', unit, min, max, ...(isBeyond && { isBeyond }) }
  }
}

const centsOf = (euros: number | undefined) => (euros === undefined ? undefined : Math.round(euros * 100))
