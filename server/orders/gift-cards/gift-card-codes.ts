import type { Db } from '#server/platform/database/database.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { addCode, findGiftCard } from './gift-card-repository.ts'
import { hashGiftCode } from './spend-gift-cards.ts'

/** Registers the code that this node is about to send; nothing where another code exists. */
export async function requireGiftCode(db: Db, keys: OrderAccessKeys, cardId: string): Promise<void> {
  const card = await findGiftCard(db, cardId)
  if (!card) throw new Error(`gift card ${cardId} of a mail is not there`)
  const code = keys.giftCodeOf(card.id, card.codeRound)
  await addCode(db, { codeHash: hashGiftCode(code), cardId, codeEnd: code.slice(-4) })
}
