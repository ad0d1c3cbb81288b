import type { Deps } from '#server/deps.ts'
import type { MailParts } from '#server/messages/mail/mail-sender.ts'
import { requireGiftCode } from '#server/orders/gift-cards/gift-card-codes.ts'
import { makeReturnNote } from '#server/orders/returns/return-note.ts'
import { requireOrderAccessKeys } from '#server/platform/order-keys/order-key-repository.ts'

/** The links of orders and gift cards, and the note of a return, in the mails about them. */
export function orderMailLinks({
  database: { db },
  orderKeys,
  shop,
}: Pick<Deps, 'database' | 'orderKeys' | 'shop'>): MailParts {
  return {
    async openLinks(mails) {
      const numbers = mails.map(({ data }) => (data as { orderNumber?: unknown }).orderNumber)
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
