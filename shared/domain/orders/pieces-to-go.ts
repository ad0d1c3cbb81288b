export interface PackedLine {
  quantity: number
  refundedQuantity: number
  returningQuantity: number
  packedQuantity: number
  sentQuantity: number
}

/**
 * Pieces of a line that still have to leave, packed or not. What is given back is taken to be what has not left yet, but
 * for pieces that are claimed as damaged on their way (rule 641).
 * @param damaged pieces among those given back or in a return that had left
 */
export function piecesToGo(line: PackedLine, damaged = 0): number {
  const stayed = line.refundedQuantity + line.returningQuantity - Math.min(damaged, line.sentQuantity)
  return Math.max(0, line.quantity - line.sentQuantity - Math.max(0, stayed))
}
