import { inLanguage } from '#server/catalog/product-index/catalog-state.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { MailData } from '#server/messages/mail-kinds/mail-registry.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import {
  deleteStockAlertsBefore,
  deleteStockAlertsOfBuyers,
  forgetPastDays,
  listProductAlerts,
  listUsedAlerts,
  markTold,
  type StockAlert,
  takeStockAlert,
} from './stock-alert-repository.ts'
import { usedForSale } from './used-for-sale.ts'

const dayMs = 86_400_000
/** Stated in the privacy notice. */
const keptDays = { used: 365, product: 180, unconfirmed: 7, headStart: 1 }
const mostNamed = 3

export function stockAlertJob(deps: Deps): Job {
  return { name: 'stock-alerts', everySeconds: 60, run: () => sendStockAlerts(deps) }
}

/** Each alert is sent once: it is taken in the transaction that queues its mail (rule 850). */
export async function sendStockAlerts(deps: Deps): Promise<void> {
  const at = deps.clock()
  const { db } = deps.database
  await inTransaction(deps.database, async (tx) => tx.onCommit.products(await forgetPastDays(tx, romeDayOf(at))))
  const before = (days: number) => new Date(at.getTime() - days * dayMs)
  await deleteStockAlertsBefore(db, {
    created: before(keptDays.used),
    createdAboutProduct: before(keptDays.product),
    unconfirmed: before(keptDays.unconfirmed),
    told: before(keptDays.headStart),
  })
  for (const alert of await listUsedAlerts(db)) {
    const products = newsFor(deps, alert)
    if (products.length > 0)
      await tell(deps, alert, { kind: 'used_arrived', data: { products } }, (tx) => takeStockAlert(tx, alert.id))
  }
  await deleteStockAlertsOfBuyers(db)
  const alerts = await listProductAlerts(db)
  for (const alert of alerts.filter(({ belowCents }) => belowCents !== null)) {
    const data = cheaper(deps, alert)
    if (data) await tell(deps, alert, { kind: 'price_lower', data }, (tx) => takeStockAlert(tx, alert.id))
  }
  const forStock = alerts.filter(({ belowCents }) => belowCents === null)
  const groups = Map.groupBy(forStock, ({ productId, size }) => `${productId}/${size ?? ''}`)
  for (const line of groups.values()) {
    for (const alert of nextInLine(deps, line)) {
      const data = backInStock(deps, alert)
      if (data) await tell(deps, alert, { kind: 'back_in_stock', data }, (tx) => markTold(tx, alert.id, at))
    }
  }
}

type News =
  | { kind: 'used_arrived'; data: MailData<'used_arrived'> }
  | { kind: 'back_in_stock'; data: MailData<'back_in_stock'> }
  | { kind: 'price_lower'; data: MailData<'price_lower'> }

async function tell(
  deps: Deps,
  { id, email: to, language, createdAt }: StockAlert,
  { kind, data }: News,
  take: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    if (!(await take(tx))) return
    await enqueueMail(tx, { kind, data, about: `${id}/${createdAt.getTime()}`, to, language, at: deps.clock() })
  })
}

/** With fewer units than requests, as many as there are units, less those told within the last day. */
function nextInLine<A extends StockAlert & { productId: number }>({ catalog }: Deps, alerts: readonly A[]): A[] {
  const [first] = alerts
  const product = first && catalog.find(first.productId)
  if (!product || product.soldAt) return []
  const units = first.size === null ? product.stock : (product.sizes.find((s) => s.size === first.size)?.stock ?? 0)
  const untold = alerts.filter(({ toldAt }) => toldAt === null)
  const free = units - (alerts.length - untold.length)
  return untold.slice(0, Math.max(0, free))
}

/** Nothing before it can be bought: a lower price of what is sold out helps no one. */
function cheaper(deps: Deps, alert: StockAlert & { productId: number }) {
  const product = deps.catalog.find(alert.productId)
  const isLower = product && product.stock > 0 && centsOf(product.price) < (alert.belowCents ?? 0)
  const data = isLower ? backInStock(deps, alert) : undefined
  return data && { ...data, before: toDecimal(alert.belowCents ?? 0) }
}

function backInStock({ catalog }: Deps, { productId, size, language }: StockAlert & { productId: number }) {
  const found = catalog.find(productId)
  const [product] = found ? inLanguage(catalog.state, [found], language) : []
  if (!product) return undefined
  const { name, slug, imageUrl, sizes } = product
  const price = sizes.find((one) => one.size === size)?.price ?? product.price
  return { name, slug, price, size, imageName: imageUrl?.split('/').at(-1) ?? null }
}

function newsFor({ catalog: { state } }: Deps, { subcategory, size, knownIds, language }: StockAlert) {
  if (subcategory === null) return []
  const known = new Set(knownIds)
  const news = usedForSale(state, { subcategory, size }).filter(({ id }) => !known.has(id))
  return inLanguage(state, news.slice(0, mostNamed), language).map(({ name, slug, price, frameSize, imageUrl }) => ({
    name,
    slug,
    price,
    frameSize,
    imageName: imageUrl?.split('/').at(-1) ?? null,
  }))
}
