import type { AdminParcel, OrderParcel } from '#shared/contract/orders/parcels.ts'
import { parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { type ParcelFacts, parcelsInAll } from './parcel-facts.ts'

/** The parcels of an order as its customer sees them. */
export function orderParcelViews(facts: ParcelFacts): OrderParcel[] {
  const inAll = parcelsInAll(facts)
  return facts.parcels.map((parcel) => ({
    number: parcel.number,
    of: inAll,
    state: parcel.state,
    ...parcelWords(parcel),
    expectedDay: parcel.expectedDay,
    appointment: parcel.appointment,
    packedAt: parcel.createdAt.toISOString(),
    sentAt: parcel.sentAt?.toISOString() ?? null,
    deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
    lines: parcel.lines.map(({ lineNo, quantity }) => {
      const line = facts.lines.find((one) => one.lineNo === lineNo)
      return { line: lineNo, name: line?.name ?? '', frameSize: line?.size || null, quantity }
    }),
  }))
}

export function adminParcelViews(facts: ParcelFacts): AdminParcel[] {
  return orderParcelViews(facts).map((view, i) => {
    const { id = '', carrier = null, link = null } = facts.parcels[i] ?? {}
    return { ...view, id, carrierKey: carrier, link }
  })
}
