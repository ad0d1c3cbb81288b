interface Line {
  quantity: number
  refundedQuantity: number
  returningQuantity: number
}

/** The rest of a line, which had `boughtQuantity` units. */
export type LineLeft<L> = L & { boughtQuantity: number }

/** Lines of an order without refunded units and units in returns. */
export function linesLeft<L extends Line>(lines: readonly L[]): LineLeft<L>[] {
  return lines
    .map((line) => ({
      ...line,
      boughtQuantity: line.quantity,
      quantity: line.quantity - line.refundedQuantity - line.returningQuantity,
    }))
    .filter(({ quantity }) => quantity > 0)
}
