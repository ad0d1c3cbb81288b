import { inLanguage } from '#server/catalog/product-index/catalog-state.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import {
  deleteStockAlertsBefore,
  deleteStockAlertsOfBuyers,
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
  const before = (days: number) => new Date(at.getTime() - days * dayMs)
  await deleteStockAlertsBefore(db, {
    created: before(keptDays.used),
    createdAboutProduct: before(keptDays.product),
    unconfirmed: before(keptDays.unconfirmed),
    told: before(keptDays.headStart),
  })
  await deleteStockAlertsOfBuyers(db)
  const alerts = await listProductAlerts(db)
  const forStock = alerts.filter(({ belowCents }) => belowCents === null)
  const lines = Map.groupBy(forStock, ({ productId, size }) => `${productId}/${size ?? ''}`)
  const used = (await listUsedAlerts(db)).map((alert) =>
    dueTo(alert, takeStockAlert, (known) => ({ used: newsFor(deps, known) })),
  )
  const cheap = alerts
    .filter(({ belowCents }) => belowCents !== null)
    .map((alert) => dueTo(alert, takeStockAlert, (known) => ({ cheap: cheaper(deps, known) })))
  const back = [...lines.values()]
    .flatMap((line) => nextInLine(deps, line))
    .map((alert) =>
      dueTo(
        alert,
        (tx, id) => markTold(tx, id, at),
        (known) => ({ back: backInStock(deps, known) }),
      ),
    )
  await tellEach(deps, [...used, ...cheap, ...back])
}

interface News {
  used?: ReturnType<typeof newsFor>
  cheap?: ReturnType<typeof cheaper>
  back?: ReturnType<typeof backInStock>
}

interface Due {
  alert: StockAlert
  take(tx: Tx): Promise<boolean>
  newsIn(language: Language): News
}

const dueTo = <A extends StockAlert>(
  alert: A,
  take: (tx: Tx, id: number) => Promise<boolean>,
  newsOf: (alert: A) => News,
): Due => ({
  alert,
  take: (tx) => take(tx, alert.id),
  newsIn: (language) => newsOf({ ...alert, language }),
})

/** All that is due to a person at once is one mail, in the language that they asked in last. */
async function tellEach(deps: Deps, due: readonly Due[]): Promise<void> {
  // In the same sequence on each node, so that one of two takes them all.
  const inSequence = due.toSorted((a, b) => a.alert.id - b.alert.id)
  for (const [to, own] of Map.groupBy(inSequence, ({ alert }) => alert.email)) {
    const language = own.at(-1)?.alert.language ?? 'it'
    const told = own.flatMap((one) => {
      const news = one.newsIn(language)
      return Object.values(news).some(Boolean) ? [{ ...one, news }] : []
    })
    if (told.length === 0) continue
    await inTransaction(deps.database, async (tx) => {
      const taken: typeof told = []
      for (const one of told) if (await one.take(tx)) taken.push(one)
      const [first] = taken
      if (!first) return
      const about = `${first.alert.id}/${first.alert.createdAt.getTime()}`
      await enqueueMail(tx, { ...mailOf(taken.map(({ news }) => news)), about, to, language, at: deps.clock() })
    })
  }
}

/** One kind of news is a mail of its own kind, several are chapters of one mail. */
function mailOf(news: readonly News[]) {
  const of = <K extends keyof News>(kind: K) => news.flatMap(({ [kind]: one }) => (one ? [one] : []))
  const [used, cheap, back] = [onceEach(of('used').flat()), onceEach(of('cheap')), of('back')]
  const chapters = {
    ...(used.length > 0 && { used_arrived: { products: used } }),
    ...(cheap.length > 0 && { price_lower: withOthers(cheap) }),
    ...(back.length > 0 && { back_in_stock: withOthers(back) }),
  }
  const { used_arrived, price_lower, back_in_stock } = chapters
  if (Object.keys(chapters).length > 1) return { kind: 'alerts_due' as const, data: chapters }
  if (used_arrived) return { kind: 'used_arrived' as const, data: used_arrived }
  if (price_lower) return { kind: 'price_lower' as const, data: price_lower }
  return { kind: 'back_in_stock' as const, data: back_in_stock ?? withOthers(back) }
}

const onceEach = <N extends { slug: string }>(news: readonly N[]): N[] => [
  ...new Map(news.map((one) => [one.slug, one])).values(),
]

function withOthers<N>([first, ...others]: readonly N[]): N & { others: N[] } {
  return { ...(first as N), others }
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
  if (subcategory === null) return undefined
  const known = new Set(knownIds)
  const news = usedForSale(state, { subcategory, size }).filter(({ id }) => !known.has(id))
  if (news.length === 0) return undefined
  return inLanguage(state, news.slice(0, mostNamed), language).map(({ name, slug, price, frameSize, imageUrl }) => ({
    name,
    slug,
    price,
    frameSize,
    imageName: imageUrl?.split('/').at(-1) ?? null,
  }))
}
