import type { FastifyInstance } from 'fastify'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { currentCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { expectedDay } from '#shared/domain/platform/goods/sizes.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import {
  cancelStockAlerts,
  confirmStockAlerts,
  countStockAlerts,
  readStockAlerts,
  requestStockAlert,
} from './stock-alert-calls.ts'
import {
  confirmStockAlerts as confirmOf,
  countStockAlertsOf,
  countWaiting,
  deleteStockAlertsOf,
  findByToken,
  putStockAlert,
} from './stock-alert-repository.ts'
import { usedForSale } from './used-for-sale.ts'

const mostOfOneAddress = 50

/** Requests for one mail, confirmed by the link in another (rule 850). */
export function stockAlertRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, requestStockAlert, { config: rateLimits.mailRequest }, async ({ params, body, request, reply }) => {
    if (body.website) throw invalidInput({ website: 'field_honeypot' })
    const product = deps.catalog.find(params.id)
    if (!product) throw problem('product_not_found')
    if (body.isAboutPrice && product.soldAt) throw problem('product_unavailable')
    const wish = wishFor(deps, product, body)
    if (!wish) throw problem('product_not_sold_out')
    const email = body.email.toLowerCase()
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'stock_alert', subject: email })
    const customer = await currentCustomer(request)
    const isConfirmed = customer?.emailVerifiedAt != null && customer.email.toLowerCase() === email
    const [token, language, at] = [newSecretToken(), requestLanguage(request), deps.clock()]
    await inTransaction(deps.database, async (tx) => {
      // The answer does not tell strangers how many there are.
      if ((await countStockAlertsOf(tx, email)) >= mostOfOneAddress) return
      const alert = { ...wish, email, language, createdAt: at }
      const isMailed = await putStockAlert(tx, alert, isConfirmed ? at : null, hashSecretToken(token))
      if (!isMailed) return
      const below = wish.belowCents === undefined ? null : toDecimal(wish.belowCents)
      const expectedOn = below === null ? expectedDay(product, wish.size) : undefined
      const data = { product: product.soldAt ? null : product.name, size: wish.size, below, expectedOn, token }
      const about = hashSecretToken(token)
      await enqueueMail(tx, { kind: 'stock_alert_request', about, to: email, language, data, at })
    })
    reply.code(202)
    return { email: body.email, isConfirmed }
  })

  route(app, readStockAlerts, { config: rateLimits.mailRequest }, ({ params }) => shown(params.token))
  route(app, confirmStockAlerts, { config: rateLimits.mailRequest }, async ({ params }) => {
    const [one] = (await findByToken(deps.database.db, hashSecretToken(params.token))) ?? []
    if (!one) throw problem('invalid_token')
    await confirmOf(deps.database.db, one.email, deps.clock())
    return shown(params.token)
  })
  route(app, cancelStockAlerts, { config: rateLimits.mailRequest }, async ({ params }) => {
    const [one] = (await findByToken(deps.database.db, hashSecretToken(params.token))) ?? []
    if (one) await deleteStockAlertsOf(deps.database.db, one.email)
    return undefined
  })

  async function shown(token: string) {
    const found = await findByToken(deps.database.db, hashSecretToken(token))
    if (!found) throw problem('invalid_token')
    return found
      .filter(({ toldAt }) => toldAt === null)
      .map(({ id, productId, subcategory, size, belowCents, createdAt, confirmedAt }) => {
        const product = productId === null ? undefined : deps.catalog.find(productId)
        const isConfirmed = confirmedAt !== null
        const about = { product: product ? { name: product.name, slug: product.slug } : null, subcategory, size }
        const below = belowCents === null ? null : toDecimal(belowCents)
        return { id, ...about, below, createdAt: createdAt.toISOString(), isConfirmed }
      })
  }
}

/** How many wait for each product and size, for the staff. */
export function adminStockAlertRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, countStockAlerts, async () => countWaiting(deps.database.db))
}

interface Asked {
  size?: string | undefined
  isOnlyInSize?: boolean | undefined
  isAboutPrice?: boolean | undefined
}

/** About a lower price, the next one like a sold used bicycle, or a product that is sold out: in this size, or in all. */
function wishFor({ catalog }: Deps, product: Product, { size, isOnlyInSize, isAboutPrice }: Asked) {
  const { id, soldAt, subcategory, stock, sizes } = product
  const about = { productId: id, subcategory: null, size: null, knownIds: [], belowCents: undefined }
  if (isAboutPrice) return { ...about, belowCents: centsOf(product.price) }
  if (soldAt) {
    if (!subcategory) return undefined
    const wanted = { subcategory, size: (isOnlyInSize && (size ?? sizes[0]?.size)) || null }
    return { ...about, ...wanted, productId: null, knownIds: usedForSale(catalog.state, wanted).map((one) => one.id) }
  }
  const isMissed = size === undefined ? stock <= 0 : sizes.some((one) => one.size === size && one.stock <= 0)
  return isMissed ? { ...about, size: size ?? null } : undefined
}
