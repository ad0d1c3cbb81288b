import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { isAllRefundRequested } from '#shared/domain/orders/order-actions.ts'
import { unitsToShip } from '#shared/domain/orders/units-to-ship.ts'
import { type FullParcel, listDamagedUnits, listParcels } from './parcel-repository.ts'

/** `toPack`: units in no parcel; negative where a packed parcel holds units that are not to be shipped any more. */
type LineToGo = OrderLineRow & { toGo: number; toPack: number }

/** The shipped, packed and unpacked units of an order. */
export interface ParcelFacts {
  parcels: FullParcel[]
  lines: LineToGo[]
}

/** With all of its money requested back, nothing of an order is shipped any more. */
export async function readParcelFacts(
  db: Db,
  order: Pick<StoredOrder, 'id' | 'paymentStatus' | 'totalCents' | 'refundAskedCents'>,
  known?: readonly OrderLineRow[],
): Promise<ParcelFacts> {
  const lines = known ?? (await listOrderLines(db, order.id))
  const mayBeDamaged = lines.some((line) => line.sentQuantity > 0 && line.refundedQuantity + line.returningQuantity > 0)
  const damaged = mayBeDamaged ? await listDamagedUnits(db, order.id) : new Map<number, number>()
  return {
    parcels: await listParcels(db, order.id),
    lines: lines.map((line) => {
      const toGo = isAllRefundRequested(order) ? 0 : unitsToShip(line, damaged.get(line.lineNo))
      return { ...line, toGo, toPack: toGo - (line.packedQuantity - line.sentQuantity) }
    }),
  }
}

/** The expected number of parcels: unpacked units of an unshipped order will be one more. */
export function parcelsInAll({ parcels, lines }: ParcelFacts): number {
  const more = lines.some(({ toPack }) => toPack > 0) ? 1 : 0
  return Math.max(parcels.length + more, ...parcels.map(({ number }) => number))
}

/** Nothing is packed, and nothing is left to ship. */
export function isAllGone({ parcels, lines }: ParcelFacts): boolean {
  return lines.every(({ toGo }) => toGo === 0) && parcels.every(({ state }) => state !== 'packed')
}

/** The parcel sent last, whose carrier and code stand for the order where only one fits. */
export function lastSent(parcels: readonly FullParcel[]): FullParcel | undefined {
  const sent = parcels.filter(({ sentAt }) => sentAt !== null)
  return sent.toSorted((a, b) => Number(a.sentAt) - Number(b.sentAt) || a.number - b.number).at(-1)
}
