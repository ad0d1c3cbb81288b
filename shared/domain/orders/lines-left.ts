interface Line {
  quantity: number
  refundedQuantity: number
  returningQuantity: number
}

/** What is left of a line, which had `boughtQuantity` pieces. */
export type LineLeft<L> = L & { boughtQuantity: number }

/** Lines of an order without the pieces whose money was given back, or that are in a return (rules 575, 581). */
export function linesLeft<L extends Line>(lines: readonly L[]): LineLeft<L>[] {
  return lines
    .map((line) => ({
      ...line,
      boughtQuantity: line.quantity,
      quantity: line.quantity - line.refundedQuantity - line.returningQuantity,
    }))
    .filter(({ quantity }) => quantity > 0)
}
