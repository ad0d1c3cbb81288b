import { life } from '#shared/domain/platform/life.ts'

/** The moves of a parcel; an undone parcel is deleted. */
export const parcelLife = life({
  packed: ['sent', 'undone'],
  sent: ['delivered'],
  delivered: [],
})
export type ParcelState = (typeof parcelLife.states)[number]

export function parcelStateOf({ sentAt, deliveredAt }: { sentAt: unknown; deliveredAt: unknown }): ParcelState {
  return deliveredAt ? 'delivered' : sentAt ? 'sent' : 'packed'
}

/** The number of an order's next parcel: the first that none of its parcels has. */
export function nextParcelNumber(parcels: readonly { number: number }[]): number {
  let next = 1
  while (parcels.some(({ number }) => number === next)) next++
  return next
}
