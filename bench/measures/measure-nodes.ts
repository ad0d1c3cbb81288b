import { join } from 'node:path'
import type { BenchOptions } from '../bench-options.ts'
import { articlesOf, orderLoad } from '../bench-orders.ts'
import type { BenchPlaces } from '../bench-places.ts'
import { type BenchShop, startShop } from '../bench-shop.ts'
import { ms, perSecond, type Row } from '../bench-table.ts'
import { startPart } from '../child-process.ts'
import { drive, inTurns, type Load } from '../http-load.ts'
import { browserHeaders, categoryPath, searchLoad } from './measure-reads.ts'

const products = 10_000
const buyers = 16

interface Fleet {
  shops: BenchShop[]
  /** The proxy in front of them. */
  url: string
  stop(): Promise<void>
}

/** The same load on one process and on two, both behind the same proxy and on the same PostgreSQL. */
export async function measureNodes(options: BenchOptions, places: BenchPlaces): Promise<Row[]> {
  const place = await places.make('postgres', products)
  const start = async (count: number): Promise<Fleet> => {
    const shops: BenchShop[] = []
    while (shops.length < count) {
      shops.push(await startShop({ ...place, dataDir: join(place.dataDir, `of-${count}-${shops.length}`) }))
    }
    const ports = shops.map(({ url }) => Number(new URL(url).port))
    const proxy = await startPart<{ port: number }>('bench/round-robin.ts', ports)
    const stop = async () => void (await Promise.all([proxy, ...shops].map((part) => part.stop())))
    return { shops, url: `http://127.0.0.1:${proxy.answer.port}`, stop }
  }
  const [one, two] = [await start(1), await start(2)]
  const rows: Row[] = []
  const measure = async (name: string, load: (fleet: Fleet) => Promise<Load>) => {
    for (const fleet of [one, two]) await load(fleet)
    const runs = await inTurns(
      options.rounds,
      () => load(one),
      () => load(two),
    )
    const show = ({ perSecond: rate, p99Ms }: Load) => `${perSecond(rate)}, p99 ${ms(p99Ms)}`
    const ratio = runs.shop.perSecond / runs.floor.perSecond
    const row = {
      measure: name,
      where: 'PostgreSQL, 10,000',
      floor: show(runs.floor),
      shop: show(runs.shop),
      ratio,
      reach: '',
    }
    rows.push(row)
  }
  const target = (fleet: Fleet, path = '') => ({ url: fleet.url + path, pid: fleet.shops[0]?.pid ?? 0 })
  const articles = await articlesOf(one.url, '/api/products?limit=100')
  const search = await searchLoad(one.url)
  const { seconds: duration } = options
  await measure('category page, kept', (fleet) =>
    drive(target(fleet, categoryPath), { duration, headers: browserHeaders }),
  )
  await measure('search with one typing error', (fleet) => drive(target(fleet), { duration, ...search }))
  await measure(`bank order, ${buyers} buyers`, (fleet) =>
    drive(target(fleet), { duration, connections: buyers, ...orderLoad(articles) }),
  )
  await Promise.all([one.stop(), two.stop()])
  return rows
}
