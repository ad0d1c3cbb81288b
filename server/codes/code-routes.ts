import type { FastifyInstance } from 'fastify'
import { buyerOf } from '#server/buyers/buyer.ts'
import { listOwnCheckoutIds } from '#server/buyers/reservation-repository.ts'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { messageText } from '#server/problems/message-texts.ts'
import { callerOf } from '#server/throttle/caller.ts'
import { type CartCode, checkCodes } from '#shared/contract/codes/codes.ts'
import type { Language } from '#shared/domain/language.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { countGuesses } from './guess-codes.ts'
import { type JudgedCode, judgeCodes } from './judge-codes.ts'

export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, checkCodes, async ({ body: { codes, productIds }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await countGuesses(deps, await callerOf(deps, request.ip), codes)
    const { db } = deps.database
    const who = await buyerOf(request)
    const except = await listOwnCheckoutIds(db, who)
    const buyer = { customerId: who.customerId, email: null }
    const judged = await judgeCodes(db, { codes, productIds, buyer, except, now: deps.clock() })
    return { codes: judged.map((one) => cartCodeView(one, requestLanguage(request))) }
  })
}

function cartCodeView({ code, campaign, terms, refusal }: JudgedCode, language: Language): CartCode {
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
