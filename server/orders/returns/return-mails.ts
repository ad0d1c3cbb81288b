import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { FullReturn } from './return-repository.ts'

type Told = Pick<FullReturn, 'code' | 'kind' | 'outcome' | 'isCourtesy' | 'sendByDay' | 'heldUntilDay'> & {
  lines: readonly Pick<FullReturn['lines'][number], 'lineNo' | 'size' | 'quantity' | 'exchangeSize'>[]
}

/** The data of a return for mails and the return note. */
export function returnData(
  order: StoredOrder,
  bought: readonly Pick<OrderLineRow, 'lineNo' | 'name'>[],
  { code, kind, outcome, isCourtesy, sendByDay, heldUntilDay, lines }: Told,
): ReturnMailData {
  return {
    code,
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    kind,
    outcome,
    isCourtesy,
    sendByDay,
    heldUntilDay,
    isStillHere: order.shippedAt === null && order.deliveredAt === null,
    lines: lines.map(({ lineNo, size, quantity, exchangeSize }) => ({
      name: bought.find((line) => line.lineNo === lineNo)?.name ?? '',
      size: size || null,
      quantity,
      exchangeSize: exchangeSize || null,
    })),
  }
}

export async function readReturnData(db: Db, order: StoredOrder, one: FullReturn): Promise<ReturnMailData> {
  return returnData(order, await listOrderLines(db, order.id), one)
}
