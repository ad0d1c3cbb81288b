import type { Db } from '#server/platform/database/database.ts'
import { hashOrderAccessKey, opensOrder } from '#server/platform/order-keys/order-access-keys.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { type BookingRow, updateBooking } from './booking-repository.ts'

type Keys = Pick<Deps, 'orderKeys'>

/** The same at each call on a node; no order's number has a blank. */
export const keyOfBooking = ({ orderKeys }: Keys, number: string): string => orderKeys.of(`workshop ${number}`)
export const keyHashOf = (keys: Keys, number: string): string => hashOrderAccessKey(keyOfBooking(keys, number))

/** For a mail: this node's key opens the booking from now on. */
export async function renewedKey(tx: Db, keys: Keys, number: string, booking: BookingRow): Promise<string> {
  const key = keyOfBooking(keys, number)
  if (!opensOrder(key, booking.accessKeys))
    await updateBooking(tx, booking.jobId, { accessKeys: `${booking.accessKeys} ${hashOrderAccessKey(key)}` })
  return key
}
