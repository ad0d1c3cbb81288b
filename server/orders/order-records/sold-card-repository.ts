import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { giftCards } from '#server/platform/database/schema/voucher-tables.ts'

/** The gift card that an order buys, for mails. */
export async function findSoldCard(db: Db, orderId: string) {
  const { recipientName, recipientEmail, sendOn } = giftCards
  const [card] = await db
    .select({ recipientName, recipientEmail, sendOn })
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
  return card
}
