import { articlesOf, orderLoad, placeOne } from '../bench-orders.ts'
import type { Bench } from '../bench-run.ts'
import { ms, perSecond } from '../bench-table.ts'
import { compareStatements } from '../compare-statements.ts'
import { drive, inTurns } from '../http-load.ts'
import { browserHeaders, categoryPath, listPath } from './measure-reads.ts'

const buyers = 8
const burstPerSecond = 50
const anyPath = '/api/products?limit=100'

/** Bank orders of eight concurrent buyers, against a transaction that writes the same rows. */
export async function measureOrders(bench: Bench): Promise<void> {
  const { shop, options } = bench
  const products = await articlesOf(shop.url, anyPath)
  const load = { ...orderLoad(products), connections: buyers, duration: options.seconds }
  const run = () => drive(shop, load)
  await drive(shop, { ...load, duration: 1 })
  const { id: orderId } = await placeOne(shop.url, products)
  const stored = products.map(({ productId, frameSize }) => ({ productId, size: frameSize ?? '' }))
  const measure = `bank order of two lines, ${buyers} buyers`
  const task = { kind: 'order', atOnce: buyers, orderId, articles: stored } as const
  await compareStatements(bench, { measure, task, reach: 0.55, maxTail: 3 }, run)
}

/** A page while orders change the stock, against the same page in quiet. */
export async function measureBurst(bench: Bench): Promise<void> {
  const { shop, options } = bench
  const page = { url: shop.url + categoryPath, pid: shop.pid }
  const load = { duration: options.seconds, headers: browserHeaders }
  await drive(page, { ...load, duration: 1 })
  for (const { what, path } of [
    { what: 'of any product', path: anyPath },
    { what: 'of the 24 products it shows', path: listPath },
  ]) {
    const products = await articlesOf(shop.url, path)
    const orders = {
      ...orderLoad(products),
      connections: buyers,
      overallRate: burstPerSecond,
      duration: options.seconds,
    }
    let rate = 0
    const during = async () => {
      const [pages, bought] = await Promise.all([drive(page, load), drive(shop, orders)])
      rate = bought.perSecond
      return pages
    }
    const { floor: quiet, shop: busy } = await inTurns(options.rounds, () => drive(page, load), during)
    const ratio = busy.perSecond / quiet.perSecond
    bench.add({
      measure: `category page during ${Math.round(rate)} orders a second ${what}`,
      where: bench.where,
      floor: `quiet: ${perSecond(quiet.perSecond)}`,
      shop: `${perSecond(busy.perSecond)}, p99 ${ms(busy.p99Ms)}`,
      ratio,
      reach: '≥ 50 %',
      isReached: ratio >= 0.5 && rate > burstPerSecond * 0.9,
    })
  }
}
