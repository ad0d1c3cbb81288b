import type { FastifyInstance } from 'fastify'
import { providedPayments } from '#server/orders/extension-ports/payment-providers.ts'
import { pickUps } from '#server/orders/extension-ports/pick-ups.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { isReady, takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'

const labels: Record<'bank' | 'counter', Record<Language, string>> = {
  bank: { it: 'Bonifico bancario', en: 'Bank transfer' },
  counter: { it: 'Paga in negozio', en: 'Pay in the shop' },
}

export function paymentMethodRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listPaymentMethods, async ({ query: { total: totalCents, delivery }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    if (totalCents === 0) return []
    const language = requestLanguage(request)
    const byHand = (['bank', 'counter'] as const).filter((method) =>
      method === 'bank' ? takesTransfers(deps.shop) : delivery === 'pickup' && pickUps() && isReady(deps.shop),
    )
    return [
      ...(await providedPayments(deps, { totalCents, delivery, language })),
      ...byHand.map((method) => ({ method, instrument: null, label: labels[method][language], provider: null })),
    ]
  })
}
