import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { giftCards, orders } = tables

/** The texts of a buyer for the cards bought with these orders. */
export async function listBoughtForExport(db: Db, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const { orderId, recipientName, recipientEmail, senderName, message, sendOn, sentAt } = giftCards
  return db
    .select({ orderId, recipientName, recipientEmail, senderName, message, sendOn, sentAt })
    .from(giftCards)
    .where(inArray(orderId, [...orderIds]))
}

/** Deletes texts and names of cards that a customer bought, once they were sent; the balance stays. */
export async function forgetGiftCardsOf(tx: Db, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  await tx
    .update(giftCards)
    .set({ message: '', senderName: '', recipientName: '', recipientEmail: '' })
    .where(and(inArray(giftCards.orderId, own), isNotNull(giftCards.sentAt)))
}
