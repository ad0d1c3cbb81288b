import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Bench } from '../bench-run.ts'
import { ms } from '../bench-table.ts'
import { logInAdmin, type Visitor } from '../bench-visitor.ts'
import { median } from '../http-load.ts'
import { browserHeaders, categoryPath, facetsPath, listPath } from './measure-reads.ts'

const changes = 30
const reachMs = 15

/** Server time, by its own clock, to render again after a price change. */
export async function measureRender(bench: Bench): Promise<void> {
  const { url } = bench.shop
  const admin = await logInAdmin(url)
  const [product] = (await (await fetch(url + listPath)).json()) as Product[]
  if (!product) throw new Error('the category is empty')
  const asked = [
    { measure: 'category page', path: categoryPath, route: '/*', isPage: true },
    { measure: 'product page', path: `/prodotto/${product.slug}`, route: '/*', isPage: true },
    { measure: 'list', path: listPath, route: '/api/products', isPage: false },
    { measure: 'facets', path: facetsPath, route: '/api/products/facets', isPage: false },
  ]
  for (const { measure, path, route, isPage } of asked) {
    const times = await timesAfterChange(url, admin, product, path, route)
    const middle = median(times)
    bench.add({
      measure: `${measure}, first answer after a price change`,
      where: bench.where,
      floor: '',
      shop: `${ms(middle)}, longest of ${times.length} ${ms(Math.max(...times))}`,
      reach: isPage ? `≤ ${reachMs} ms` : '',
      ...(isPage && { isReached: middle <= reachMs }),
    })
  }
}

async function timesAfterChange(url: string, admin: Visitor, product: Product, path: string, route: string) {
  const times: number[] = []
  for (let change = 0; change < changes; change++) {
    // A price near the old one, so that the product stays in the list.
    const price = (Number(product.price) + (change % 2) * 0.1).toFixed(2)
    await admin.call('PUT', `/api/admin/products/${product.id}`, { price })
    const before = await spentSeconds(url, route)
    const answer = await fetch(url + path, { headers: browserHeaders })
    await answer.arrayBuffer()
    times.push((await spentSeconds(url, route)) * 1_000 - before * 1_000)
  }
  return times
}

/** Time spent on a route so far, from the shop's own metrics. */
async function spentSeconds(url: string, route: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const prefix = 'http_request_duration_seconds_sum'
  const line = metrics
    .split('\n')
    .find((l) => l.startsWith(prefix) && l.includes(`route="${route}"`) && l.includes('"200"'))
  return Number(line?.split(' ').at(-1) ?? 0)
}
