import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { ReturnMailData } from '#server/messages/mail-kinds/after-sales/after-sales-mail-data.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Shop } from '#server/platform/shop-config.ts'
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

interface Opening {
  id: string
  data: ReturnMailData
  /** With the product names that staff use. */
  shopData: ReturnMailData
  by: 'customer' | 'staff'
  at: Date
}

/** To the customer, and to the shop when it was not the shop that opened it. */
export async function mailOpened(
  tx: Tx,
  shop: Shop,
  { customerEmail, language }: StoredOrder,
  { id, data, shopData, by, at }: Opening,
): Promise<void> {
  await enqueueMail(tx, { kind: 'return_opened', about: id, to: customerEmail, language, data, at })
  if (by === 'customer')
    await enqueueMail(tx, { kind: 'return_notice', about: id, to: shop.email, language: 'it', data: shopData, at })
}
