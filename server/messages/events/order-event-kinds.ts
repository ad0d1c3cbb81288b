import { toDecimal } from '#shared/domain/platform/money.ts'
import type { EventKind } from '#shared/domain/platform/states/event-kinds.ts'

type Data = Record<string, unknown>

/** Order history entries that become webhook events, and their additional data. */
const reported: Readonly<Record<string, { kinds: readonly EventKind[]; saying?(data: Data): Data }>> = {
  // A wallet's order is paid when it is placed; of others the second one is left out.
  placed: { kinds: ['order.placed', 'order.paid'] },
  payment_confirmed: { kinds: ['order.paid'] },
  reopened: { kinds: ['order.paid'] },
  parcel_sent: { kinds: ['order.shipped'], saying: parcelOf },
  shipped: { kinds: ['order.shipped'], saying: parcelOf },
  delivered: { kinds: ['order.delivered'] },
  cancelled: { kinds: ['order.cancelled'] },
  refunded: { kinds: ['order.refunded'], saying: ({ amountCents }) => ({ amount: toDecimal(Number(amountCents)) }) },
}

/** The final event of an order in several parcels names no parcel. */
function parcelOf({ number = 1, carrier, trackingCode }: Data): Data {
  return { parcel: carrier === undefined ? null : { number, carrier, trackingCode } }
}

/** @returns undefined for internal entries */
export function orderEventOf(kind: string, data: Data): { kinds: readonly EventKind[]; said: Data } | undefined {
  const row = reported[kind]
  return row && { kinds: row.kinds, said: row.saying?.(data) ?? {} }
}
