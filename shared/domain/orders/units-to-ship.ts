export interface PackedLine {
  quantity: number
  refundedQuantity: number
  returningQuantity: number
  packedQuantity: number
  sentQuantity: number
}

/**
 * Units of a line still to ship, packed or not. Refunded units count as unshipped, except those claimed as damaged in
 * transit.
 * @param damaged shipped units among the refunded or returned ones
 */
export function unitsToShip(line: PackedLine, damaged = 0): number {
  const stayed = line.refundedQuantity + line.returningQuantity - Math.min(damaged, line.sentQuantity)
  return Math.max(0, line.quantity - line.sentQuantity - Math.max(0, stayed))
}
