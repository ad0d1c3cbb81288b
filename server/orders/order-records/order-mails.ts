import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import { readPickUp } from '#server/orders/extension-ports/pick-ups.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { VatAmount } from '#shared/domain/platform/goods/vat.ts'
import { deliveryView } from './delivery-view.ts'
import { listOrderLines, type OrderLineRow, type StoredOrder } from './order-repository.ts'
import { listOrderVat } from './order-vat-repository.ts'
import { findSoldCard } from './sold-card-repository.ts'

/** Its customer gets one mail about a closure, however often it is pressed. */
export const closureMailSubject = (orderId: string, { from, to }: { from: unknown; to: unknown }): string =>
  `${orderId}/${from}/${to}`

type MailLine = OrderMailData['lines'][number]

/** @param vat left out where the sums are not shown */
export function orderMailData(
  order: StoredOrder,
  lines: readonly MailLine[],
  vat: readonly VatAmount[] = [],
): OrderMailData {
  return {
    orderNumber: order.orderNumber,
    placedAt: order.createdAt.toISOString(),
    customerName: order.customerName,
    shippingAddress: order.shippingAddress,
    city: order.city,
    postalCode: order.postalCode,
    province: order.province,
    ...deliveryView(order),
    paymentMethod: order.paymentMethod,
    ...(order.paymentMethod === 'paypal' && { instrument: order.instrument }),
    isPaid: order.paymentStatus === 'paid',
    bankReference: order.bankReference,
    lines: lines.map(({ name, slug, productCode, imageName, size, quantity, totalCents, isUsed, isElectric }) => ({
      name,
      slug: slug ?? null,
      productCode,
      imageName: imageName ?? null,
      size: size || null,
      quantity,
      totalCents,
      isUsed,
      isElectric,
    })),
    subtotalCents: order.subtotalCents,
    shippingCents: order.shippingCents,
    ...(order.codes && { codes: order.codes, discountCents: order.discountCents }),
    totalCents: order.totalCents,
    ...(order.giftCardCents > 0 && { giftCardCents: order.giftCardCents }),
    vat: vat.map(({ vatClass: _, ...amounts }) => amounts),
    carrier: order.carrier,
    trackingCode: order.trackingCode,
    arrivesOn: order.arrivesOn,
    termsVersion: order.termsVersion,
  }
}

export async function readOrderMailData(tx: Db, order: StoredOrder): Promise<OrderMailData> {
  const lines = await listOrderLines(tx, order.id)
  const data = orderMailData(
    order,
    lines.map((line) => mailLine(line, line.quantity)),
    await listOrderVat(tx, order.id),
  )
  const giftCard = order.sellsGiftCard ? await findSoldCard(tx, order.id) : undefined
  const { pickupCode: code, keptUntil = null } = order.orderStatus === 'delivered' ? {} : await readPickUp(tx, order)
  return { ...data, ...(giftCard && { giftCard }), ...(code && { pickUp: { code, keptUntil } }) }
}

/** Units of a line for a mail. */
export function mailLine(line: OrderLineRow, quantity: number) {
  return {
    ...line,
    quantity,
    totalCents: quantity * line.unitCents,
    isUsed: line.category === 'bici-usate',
    isElectric: line.subcategory === 'elettrica',
  }
}
