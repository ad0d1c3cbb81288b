import { inLanguage } from '#server/catalog/product-index/catalog-state.ts'
import type { Deps } from '#server/deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteStockAlertsBefore, listStockAlerts, type StockAlert, takeStockAlert } from './stock-alert-repository.ts'
import { usedForSale } from './used-for-sale.ts'

const dayMs = 86_400_000
/** Stated in the privacy notice. */
const keptDays = 365
const mostNamed = 3

export function stockAlertJob(deps: Deps): Job {
  return { name: 'used-alerts', everySeconds: 60, run: () => sendStockAlerts(deps) }
}

/** Each alert is sent once: it is deleted in the transaction that queues its mail (rule 850). */
export async function sendStockAlerts(deps: Deps): Promise<void> {
  const at = deps.clock()
  await deleteStockAlertsBefore(deps.database.db, new Date(at.getTime() - keptDays * dayMs))
  for (const alert of await listStockAlerts(deps.database.db)) {
    const products = newsFor(deps, alert)
    if (products.length === 0) continue
    await inTransaction(deps.database, async (tx) => {
      if (!(await takeStockAlert(tx, alert.id))) return
      const { email: to, language } = alert
      const about = `${alert.id}/${alert.createdAt.getTime()}`
      await enqueueMail(tx, { kind: 'used_arrived', about, to, language, data: { products }, at })
    })
  }
}

function newsFor({ catalog: { state } }: Deps, { subcategory, size, knownIds, language }: StockAlert) {
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
