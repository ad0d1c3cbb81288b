import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mayMail } from '#server/messages/mail-choices/mail-choices.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import { listUnasked } from './review-request-repository.ts'

const dayMs = 86_400_000
const askedAfterDays = 20
/** Later than this no one is asked any more: a shop that begins to ask leaves its old orders alone. */
const askedWithinDays = 27

/**
 * Asks each person once for the reviews of all orders that came within a day, when the first of them is due.
 * @returns how many were asked
 */
export async function requestReviews(deps: CatalogDeps): Promise<number> {
  const { database, clock } = deps
  const at = clock()
  await hashSecretOf(deps)
  const found = await listUnasked(database.db, at, { fromDays: askedAfterDays - 1, toDays: askedWithinDays })
  const dueUntil = at.getTime() - askedAfterDays * dayMs
  let asked = 0
  for (const [to, [first, ...more]] of Map.groupBy(found, ({ customerEmail }) => customerEmail.toLowerCase())) {
    if (!first || first.deliveredMs > dueUntil) continue
    const { id, orderNumber, customerName, customerEmail, language } = first
    const named = new Set<string>()
    const [own, ...others] = [first, ...more].flatMap((order) => {
      const products = order.products.filter(({ slug }) => !named.has(slug))
      for (const { slug } of products) named.add(slug)
      return products.length > 0 ? [{ orderNumber: order.orderNumber, products }] : []
    })
    const data = { orderNumber, customerName, products: own?.products ?? [], ...(others.length > 0 && { others }) }
    await inTransaction(database, async (tx) => {
      const mayAsk = (await mayMail(deps, 'notifications', to, tx)) && (await mayMail(deps, 'review_requests', to, tx))
      if (!mayAsk) return
      await enqueueMail(tx, { kind: 'review_request', about: id, to: customerEmail, language, data, at })
      asked++
    })
  }
  return asked
}
