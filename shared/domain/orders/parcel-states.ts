/** The moves of a parcel; an undone parcel is deleted. */
export const parcelMoves = {
  packed: ['sent', 'undone'],
  sent: ['delivered'],
  delivered: [],
} as const satisfies Record<string, readonly string[]>

export type ParcelState = keyof typeof parcelMoves
export type ParcelMove = (typeof parcelMoves)[ParcelState][number]
export const parcelStates = Object.keys(parcelMoves) as [ParcelState, ...ParcelState[]]

export function mayMoveParcel(from: ParcelState, to: ParcelMove): boolean {
  const moves: readonly ParcelMove[] = parcelMoves[from]
  return moves.includes(to)
}

export function parcelStateOf({ sentAt, deliveredAt }: { sentAt: unknown; deliveredAt: unknown }): ParcelState {
  return deliveredAt ? 'delivered' : sentAt ? 'sent' : 'packed'
}

/** The number of an order's next parcel: the first that none of its parcels has. */
export function nextParcelNumber(parcels: readonly { number: number }[]): number {
  let next = 1
  while (parcels.some(({ number }) => number === next)) next++
  return next
}
