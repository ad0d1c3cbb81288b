/** Lines of an order without the pieces whose money was given back: those have their place already (rule 575). */
export function linesLeft<L extends { quantity: number; refundedQuantity: number }>(lines: readonly L[]): L[] {
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
}
