import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { messageText } from '#server/problems/message-texts.ts'
import { currentCustomerId } from '#server/sessions/session.ts'
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
    const buyer = { customerId: (await currentCustomerId(request)) ?? null, email: null }
    const judged = await judgeCodes(deps.database.db, { codes, productIds, buyer, now: deps.clock() })
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
