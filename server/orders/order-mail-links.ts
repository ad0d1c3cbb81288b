import type { MailParts } from '#server/messages/mail/mail-sender.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireGiftCode } from '#server/orders/gift-cards/gift-card-codes.ts'
import { makeReturnNote } from '#server/orders/returns/return-note.ts'
import { requireOrderAccessKeys } from '#server/platform/order-keys/order-key-repository.ts'

/** The links of orders and gift cards, and the note of a return, in the mails about them. */
export function orderMailLinks({
  database: { db },
  orderKeys,
  shop,
}: Pick<OrdersDeps, 'database' | 'orderKeys' | 'shop'>): MailParts {
  return {
    async openLinks(mails) {
      const numbers = mails.flatMap(({ data }) => {
        const { orderNumber, others = [] } = data as { orderNumber?: unknown; others?: { orderNumber?: unknown }[] }
        return [orderNumber, ...others.map((other) => other.orderNumber)]
      })
      await requireOrderAccessKeys(
        db,
        orderKeys,
        numbers.filter((number) => typeof number === 'string'),
      )
    },
    async openCode(data) {
      const { giftCardId } = data as { giftCardId?: unknown }
      if (typeof giftCardId === 'string') await requireGiftCode(db, orderKeys, giftCardId)
    },
    returnNote: (note, language) => makeReturnNote(note, { shop, language }),
  }
}
