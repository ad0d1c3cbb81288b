import { toDecimal } from '#shared/domain/platform/money.ts'
import type { ForeignMapping } from '../columns/known-columns.ts'
import { rulesOf } from '../columns/system-columns.ts'
import type { Cell } from '../items/foreign-item.ts'

const fewest = 3

/**
 * Programs write amounts without VAT with all their decimals: 103.305785. In a list one such cell is a mistake, a
 * column of them is calculated.
 */
export function withCents(cells: readonly Cell[], mapping: ForeignMapping): Cell[] {
  const calculated = cells.filter(({ text }) => /^\d+[.,]\d{4,17}$/.test(text))
  if (mapping === 'list' && calculated.length < fewest) return [...cells]
  const isSure = cells.some(({ text }) => /^\d+[.,](?:\d{1,2}|\d{4,8})$/.test(text))
  const long = rulesOf(mapping)?.taxes && isSure ? /^(\d+)([.,])(\d{3,17})$/ : /^(\d+)([.,])(\d{4,17})$/
  return cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(long, (_all, whole, sign, decimals) =>
      toDecimal(Math.round(Number((Number(`${whole}.${decimals}`) * 100).toFixed(6)))).replace('.', sign),
    ),
  }))
}
