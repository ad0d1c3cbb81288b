import type autocannon from 'autocannon'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Bench } from '../bench-run.ts'
import { rateAndCost, rateAndTail } from '../bench-table.ts'
import { startPart } from '../child-process.ts'
import { again, drive, inTurns, type Load, manyConnections } from '../http-load.ts'
import { recordAnswer } from '../record-answer.ts'
import { misspelled } from '../typing-errors.ts'

/** A browser's headers, so that answers are compressed. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'it-IT,it;q=0.9' }

export const listPath = '/api/products?category=biciclette&limit=24'
export const facetsPath = '/api/products/facets?category=biciclette'
export const categoryPath = '/biciclette'

/** A public answer, against a bare route with the same bytes. */
export async function measureRead(bench: Bench, measure: string, path: string, reach: number): Promise<Load> {
  const { shop, options } = bench
  const recorded = await recordAnswer(shop.url, path, browserHeaders)
  const part = await startPart<string>('bench/http-floor.ts', { ...recorded })
  const load = { duration: options.seconds, headers: browserHeaders }
  const warm = { ...load, duration: 1 }
  const floor = { url: part.answer + path, pid: part.pid }
  const own = { url: shop.url + path, pid: shop.pid }
  await drive(floor, warm)
  await drive(own, warm)
  const runs = await inTurns(
    options.rounds,
    () => drive(floor, load),
    () => drive(own, load),
  )
  await part.stop()
  const ratio = runs.shop.perSecond / runs.floor.perSecond
  const kilobytes = (Buffer.byteLength(recorded.body, 'base64') / 1_000).toFixed(1)
  bench.add({
    measure: `${measure}, ${manyConnections} connections, ${kilobytes} kB`,
    where: bench.where,
    floor: rateAndCost(runs.floor),
    shop: rateAndCost(runs.shop),
    ratio,
    reach: `≥ ${reach * 100} %`,
    isReached: ratio >= reach,
  })
  return runs.shop
}

/** Searches with one typing error, hardly one of them asked twice. */
export async function searchLoad(origin: string): Promise<Pick<autocannon.Options, 'headers' | 'requests'>> {
  const next = await misspelled(origin)
  return {
    headers: browserHeaders,
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: `/api/products?limit=24&q=${encodeURIComponent(next())}` }),
      },
    ],
  }
}

export async function measureSearch(bench: Bench): Promise<void> {
  const { shop, options } = bench
  const load = { duration: options.seconds, ...(await searchLoad(shop.url)) }
  const own = { url: shop.url, pid: shop.pid }
  // The first search waits for the words of a large catalogue.
  await fetch(`${shop.url}/api/products?limit=1&q=bici`)
  await drive(own, { ...load, duration: 1 })
  const result = await again(options.rounds, () => drive(own, load))
  const counts = bench.products === 10_000
  bench.add({
    measure: `search with one typing error, ${manyConnections} connections`,
    where: bench.where,
    floor: '',
    shop: rateAndTail(result),
    reach: counts ? 'p99 ≤ 20 ms' : '',
    ...(counts && { isReached: result.p99Ms <= 20 }),
  })
}

/** The page of the first bicycle. */
export async function productPath(origin: string): Promise<string> {
  const [product] = (await (await fetch(origin + listPath)).json()) as Product[]
  if (!product) throw new Error('the category is empty')
  return `/prodotto/${product.slug}`
}
