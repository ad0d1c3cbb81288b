import type { OrderShippedData } from '#server/messages/mail-parts/order-mail-data.ts'
import { mailLine, orderMailData, readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { lastSent, type ParcelFacts, parcelsInAll, readParcelFacts } from './parcel-facts.ts'
import type { FullParcel } from './parcel-repository.ts'

/** The outbox reference of a parcel's mail: for the first parcel the order's. */
export const parcelMailSubject = ({ id, orderId, number }: Pick<FullParcel, 'id' | 'orderId' | 'number'>) =>
  number === 1 ? orderId : id

/** The mail of a sent parcel. */
export const parcelMail = (order: StoredOrder, parcel: FullParcel, facts: ParcelFacts) => ({
  kind: 'order_shipped' as const,
  about: parcelMailSubject(parcel),
  data: sentData(order, parcel, facts),
})

/** The mail of the parcel that left last, as it is now. */
export async function readShippedData(db: Db, order: StoredOrder): Promise<OrderShippedData> {
  const facts = await readParcelFacts(db, order)
  const parcel = lastSent(facts.parcels)
  return parcel ? sentData(order, parcel, facts) : readOrderMailData(db, order)
}

function sentData(order: StoredOrder, parcel: FullParcel, facts: ParcelFacts): OrderShippedData {
  const { lines } = facts
  const { number, carrier, trackingCode, link, expectedDay, appointment } = parcel
  const inParcel = parcel.lines.flatMap(({ lineNo, quantity }) =>
    lines.filter((line) => line.lineNo === lineNo).map((line) => mailLine(line, quantity)),
  )
  const data = orderMailData({ ...order, carrier, trackingCode }, inParcel.length > 0 ? inParcel : lines.map(mailOf))
  const rest = lines.filter(({ toGo }) => toGo > 0)
  return {
    ...data,
    parcel: {
      number,
      of: parcelsInAll(facts),
      link,
      expectedDay,
      appointment,
      rest: rest.map(({ name, size, toGo }) => ({ name, size: size || null, quantity: toGo })),
    },
  }
}

const mailOf = (line: ParcelFacts['lines'][number]) => mailLine(line, line.quantity)
