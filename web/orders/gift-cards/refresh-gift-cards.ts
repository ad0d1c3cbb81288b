import { checkGiftCards } from '#shared/contract/orders/gift-cards.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import type { Api } from '#web/platform/api.ts'
import { heldCards, holdCards } from './held-cards.ts'

/** Refreshes the balances; a card that cannot pay any more gets zero. */
export async function refreshGiftCards(api: Api): Promise<void> {
  const held = heldCards()
  if (held.length === 0) return
  try {
    const { giftCards } = await api(checkGiftCards, { body: { codes: held.map(({ code }) => code) } })
    holdCards(
      held.map((card) => {
        const balance = giftCards.find(({ code }) => code === card.code)?.balance
        return { ...card, balanceCents: balance ? centsOf(balance) : 0 }
      }),
    )
  } catch (error) {
    // Keep the known balances: the server decides with the order.
    console.error(error)
  }
}
