import type { OrderLineRow } from '#server/orders/order-repository.ts'
import type { AdminParcel, OrderParcel } from '#shared/contract/parcels/parcels.ts'
import { parcelWords } from '#shared/domain/carriers.ts'
import type { FullParcel } from './parcel-repository.ts'

type Bought = readonly Pick<OrderLineRow, 'lineNo' | 'name' | 'size'>[]

export function orderParcelView(parcel: FullParcel, bought: Bought): OrderParcel {
  const { number, state, expectedDay, appointment, createdAt, sentAt, deliveredAt, lines } = parcel
  return {
    number,
    state,
    ...parcelWords(parcel),
    expectedDay,
    appointment,
    packedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: lines.map(({ lineNo, quantity }) => {
      const line = bought.find((one) => one.lineNo === lineNo)
      return { line: lineNo, name: line?.name ?? '', frameSize: line?.size || null, quantity }
    }),
  }
}

export function adminParcelView(parcel: FullParcel, bought: Bought): AdminParcel {
  const { id, carrier, link } = parcel
  return { ...orderParcelView(parcel, bought), id, carrierKey: carrier, link }
}
