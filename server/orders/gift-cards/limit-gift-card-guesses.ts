import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { limitUnknownCodes } from '#server/platform/throttle/limit-unknown-codes.ts'
import { findCardIds } from './gift-card-repository.ts'
import { hashGiftCode } from './spend-gift-cards.ts'

/**
 * Counts codes that open no card, and refuses them after too many.
 * @throws Problem 429
 */
export async function limitGiftCardGuesses(
  deps: Pick<OrdersDeps, 'database' | 'clock'>,
  caller: Caller | undefined,
  cards: readonly { code: string }[] | null | undefined,
): Promise<void> {
  const hashes = (cards ?? []).map(({ code }) => hashGiftCode(code))
  const guess = { rule: 'gift_card_guess' } as const
  await limitUnknownCodes(deps, caller, guess, hashes, async (tx) => (await findCardIds(tx, hashes)).size)
}
