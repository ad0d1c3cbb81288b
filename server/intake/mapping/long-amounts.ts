import type { ForeignMapping } from '#server/intake/columns/known-columns.ts'
import { rulesOf } from '#server/intake/columns/system-columns.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { Cell } from './foreign-item.ts'

/** Programs write amounts without VAT with up to eight decimals: 103.305785. */
export function withCents(cells: readonly Cell[], mapping: ForeignMapping): Cell[] {
  if (mapping === 'list') return [...cells]
  const isSure = cells.some(({ text }) => /^\d+[.,](?:\d{1,2}|\d{4,8})$/.test(text))
  const long = rulesOf(mapping)?.taxes && isSure ? /^(\d+)([.,])(\d{3,8})$/ : /^(\d+)([.,])(\d{4,8})$/
  return cells.map((cell) => ({
    ...cell,
    text: cell.text.replace(long, (_all, whole, sign, decimals) =>
      toDecimal(Math.round(Number((Number(`${whole}.${decimals}`) * 100).toFixed(6)))).replace('.', sign),
    ),
  }))
}
