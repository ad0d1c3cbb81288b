import { maxOrderCents } from '#server/orders/checkout/quote-order.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { boughtLine, moveUnits, requireAddable } from './moved-units.ts'
import type { AmendWay } from './order-edit.ts'
import { writeLine } from './order-edit-repository.ts'

/** Lines of an unpaid order grow, shrink and go at the price that was agreed; nothing has to be given back. */
export const amendUnpaid: AmendWay = async (tx, { shop }, change) => {
  const { order, lines, effect } = change
  await requireAddable(tx, shop, change)
  if (effect.totals.totalCents > maxOrderCents) throw invalidInput({ lines: 'field_order_value' })
  const units = effect.lines.flatMap((line) => {
    const { productId } = boughtLine(lines, line)
    const { size, quantity } = line.wanted
    return [
      { productId, size: line.size, quantity: line.quantity },
      { productId, size, quantity: -quantity },
    ]
  })
  await moveUnits(tx, change, units)
  for (const line of effect.lines)
    await writeLine(tx, order.id, {
      line: line.line,
      unitCents: line.unitCents,
      discountCents: effect.discounts.get(line.line) ?? 0,
      ...line.wanted,
    })
  for (const { lineNo, size, quantity, unitCents } of lines) {
    const discountCents = effect.discounts.get(lineNo) ?? 0
    if (effect.lostCodes.length > 0 && !effect.lines.some((line) => line.line === lineNo))
      await writeLine(tx, order.id, { line: lineNo, size, quantity, unitCents, discountCents })
  }
  return { refund: null, addition: null }
}
