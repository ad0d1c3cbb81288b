import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { buyerOf } from '#server/orders/reservations/buyer.ts'
import { listOwnCheckoutIds } from '#server/orders/reservations/reservation-repository.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { type JudgedCoupon, judgeCoupons } from '#server/pricing/coupons/judge-coupons.ts'
import { limitCouponGuesses } from '#server/pricing/coupons/limit-coupon-guesses.ts'
import { type CartCoupon, checkCoupons } from '#shared/contract/orders/coupons.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

export function couponRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, checkCoupons, async ({ body: { codes, productIds }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await limitCouponGuesses(deps, await callerOf(deps, request.ip), codes)
    const { db } = deps.database
    const who = await buyerOf(request)
    const except = await listOwnCheckoutIds(db, who)
    const buyer = { customerId: who.customerId, email: null }
    const judged = await judgeCoupons(db, { codes, productIds, buyer, except, now: deps.clock() })
    return { codes: judged.map((one) => cartCodeView(one, requestLanguage(request))) }
  })
}

function cartCodeView({ code, campaign, terms, refusal }: JudgedCoupon, language: Language): CartCoupon {
  return {
    code,
    terms:
      terms && campaign
        ? {
            kind: terms.kind,
            percent: terms.kind === 'percent' ? terms.value : null,
            amount: terms.kind === 'amount' ? toDecimal(terms.value) : null,
            minimum: toDecimal(terms.minimumCents),
            isCombinable: terms.isCombinable,
            productIds: terms.productIds && [...terms.productIds],
            endsAt: campaign.endsAt?.toISOString() ?? null,
          }
        : null,
    refusal: refusal ?? null,
    why: refusal ? messageText(refusal, language) : null,
  }
}
