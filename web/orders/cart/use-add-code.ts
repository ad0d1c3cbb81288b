import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { maxOrderCoupons, normalizeCoupon } from '#shared/domain/platform/prices/campaign.ts'
import { isGiftCode, looksLikeGiftCode, normalizeGiftCode } from '#shared/domain/platform/states/gift-card-code.ts'
import { maxOrderGiftCards } from '#shared/domain/platform/states/gift-card-states.ts'
import { type CouponTerms, goodsOf, type RefusedCoupon } from '#shared/domain/pricing/apply-coupons.ts'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CardPayment } from '#web/orders/gift-cards/card-payment.ts'
import { checkCard } from '#web/orders/gift-cards/check-card.ts'
import { heldCards, holdCards } from '#web/orders/gift-cards/held-cards.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import type { cartPanelTexts } from './cart-panel-texts.ts'
import type { Cart } from './shipped-cart.ts'
import { storeCoupons } from './stored-coupons.ts'
import { cartCouponsQuery, termsOf } from './use-cart-coupons.ts'

type Texts = ReturnType<typeof cartPanelTexts.useChunk>

export function refusalText({ code, refusal }: RefusedCoupon, cart: Cart, t: Texts, language: Language): string {
  const terms = cart.coded.terms.find((one) => one.code === code)
  if (refusal !== 'code_minimum' || !terms) return t.codes.refused[refusal]
  const missing = terms.minimumCents - goodsOf(terms, cart.counted)
  return t.codes.minimum(formatEuro(missing, language))
}

function refusalIn(cart: Cart, refused: RefusedCoupon, terms: CouponTerms[], t: Texts, language: Language): string {
  return refusalText(refused, { ...cart, coded: { ...cart.coded, terms } }, t, language)
}

/** Whether a code that excludes the others saves more than they do. */
function comparedText(
  code: string,
  terms: CouponTerms[],
  cart: Cart,
  policy: Parameters<typeof totalsOf>[1],
  t: Texts,
  language: Language,
): { text: string; isBetter?: boolean } {
  const alone = totalsOf(cart.counted, policy, terms)
  const [refused] = alone.refused
  if (refused) return { text: refusalIn(cart, refused, terms, t, language) }
  const saved = (totals: Pick<Cart['totals'], 'codes'>) =>
    totals.codes.reduce((sum, one) => sum + one.discountCents + one.deliveryCents, 0)
  const euro = (cents: number) => formatEuro(cents, language)
  const now = saved(cart.totals)
  const then = saved(alone)
  if (then > now) return { text: t.codes.better(code, euro(then), euro(now)), isBetter: true }
  const kept = cart.totals.codes.map((one) => one.code).join(', ')
  return { text: t.codes.worse(code, kept, euro(then)) }
}

/** A gift card's code has its own check letter; everything else is asked for as a discount code. */
export function useAddCode(cart: Cart, payment: CardPayment, t: Texts) {
  const api = useApi()
  const queries = useQueryClient()
  const shop = useShop()
  const policy = cart.shipping.chosen?.policy ?? shop.shipping
  const { language } = useI18n()
  const who = useUser()?.id ?? ''
  const [answer, setAnswer] = useState<{ why?: string | undefined; instead?: string | undefined }>({})
  const [isBusy, setBusy] = useState(false)
  /** @param instead would replace the one that it does not go together with */
  const say = (why: string | undefined, instead?: string) => setAnswer({ why, instead })

  async function addCard(typed: string): Promise<string | undefined> {
    if (payment.isAll) return t.gift.allPaid
    if (payment.cards.length >= maxOrderGiftCards) return t.codes.full
    const { card, why } = await checkCard(api, typed, { ...t.codes, wrong: t.gift.wrong })
    if (!card) return why
    if (heldCards().some(({ code }) => code === card.code)) return t.gift.twice
    holdCards([...heldCards(), { code: card.code, balanceCents: centsOf(card.balance ?? '0'), wantedCents: undefined }])
    return undefined
  }

  async function addCoupon(typed: string): Promise<{ why?: string; instead?: string | undefined }> {
    const { codes, terms: applied, productIds } = cart.coded
    if (codes.length >= maxOrderCoupons) return { why: t.codes.full }
    const asked = normalizeCoupon(typed)
    const [found] = await queries.fetchQuery(cartCouponsQuery(api, [asked], productIds, who))
    const code = found?.code ?? asked
    if (codes.includes(code)) return { why: t.codes.twice }
    if (!found || found.why) return { why: looksLikeGiftCode(typed) ? t.gift.wrong : (found?.why ?? t.codes.failed) }
    const terms = termsOf(found)
    const together = totalsOf(cart.counted, policy, [...applied, ...terms])
    const refused = together.refused.find((one) => one.code === code)
    if (refused?.refusal === 'code_not_combinable') {
      const { text, isBetter } = comparedText(code, terms, cart, policy, t, language)
      return { why: text, instead: isBetter ? code : undefined }
    }
    if (refused) return { why: refusalIn(cart, refused, terms, t, language) }
    storeCoupons([...codes, code])
    return {}
  }

  /** @returns whether it counts now */
  async function add(typed: string): Promise<boolean> {
    if (!typed.trim()) {
      say(t.codes.empty)
      return false
    }
    setBusy(true)
    try {
      const result = isGiftCode(normalizeGiftCode(typed)) ? { why: await addCard(typed) } : await addCoupon(typed)
      setAnswer(result)
      return result.why === undefined
    } catch (error) {
      say(error instanceof ApiError && error.status === 429 ? t.codes.tooMany : t.codes.failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { add, ...answer, say, isBusy }
}
