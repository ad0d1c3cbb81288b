interface Line {
  quantity: number
  refundedQuantity: number
  returningQuantity: number
}

/** Lines of an order without the pieces whose money was given back, or that are in a return (rules 575, 581). */
export function linesLeft<L extends Line>(lines: readonly L[]): L[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity - line.returningQuantity }))
    .filter(({ quantity }) => quantity > 0)
}
