import { type CheckedGiftCard, checkGiftCards } from '#shared/contract/orders/gift-cards.ts'
import { isGiftCode, normalizeGiftCode } from '#shared/domain/platform/states/gift-card-code.ts'
import { type Api, ApiError } from '#web/platform/api.ts'

/** The shop's answer for a code as typed; a sentence where it cannot pay or the request fails. */
export async function checkCard(
  api: Api,
  typed: string,
  t: Record<'wrong' | 'failed' | 'tooMany', string>,
): Promise<{ card: CheckedGiftCard; why: undefined } | { card: undefined; why: string }> {
  const code = normalizeGiftCode(typed)
  if (!isGiftCode(code)) return { card: undefined, why: t.wrong }
  try {
    const [card] = (await api(checkGiftCards, { body: { codes: [code] } })).giftCards
    if (!card || card.balance === null) return { card: undefined, why: card?.why ?? t.failed }
    return { card, why: undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) console.error(error)
    return { card: undefined, why: error instanceof ApiError && error.status === 429 ? t.tooMany : t.failed }
  }
}
