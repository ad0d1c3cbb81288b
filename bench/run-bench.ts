import { fileURLToPath } from 'node:url'
import { buildShop } from '#server/build-shop.ts'
import { type BenchOptions, type DatabaseKind, type MeasureName, readOptions } from './bench-options.ts'
import { BenchPlaces } from './bench-places.ts'
import type { Bench } from './bench-run.ts'
import { startShop } from './bench-shop.ts'
import { printMachine, printTable, type Row, say } from './bench-table.ts'
import type { Load } from './http-load.ts'
import { measureCart } from './measures/measure-cart.ts'
import { measureNodes } from './measures/measure-nodes.ts'
import { measureBurst, measureOrders } from './measures/measure-orders.ts'
import { measureLoaded, measureRest, measureStart } from './measures/measure-process.ts'
import {
  categoryPath,
  facetsPath,
  listPath,
  measureRead,
  measureSearch,
  productPath,
} from './measures/measure-reads.ts'
import { measureRender } from './measures/measure-render.ts'
import { atRest } from './process-cost.ts'

// `npm run bench`: the shop against its baseline, in the same run, on the same machine.
const root = fileURLToPath(new URL('..', import.meta.url))

/** Writes do not grow with the catalogue: they are measured on the smallest one. */
const ofSmallest: readonly MeasureName[] = ['cart', 'order', 'burst', 'memory', 'start']

const kindNames: Record<DatabaseKind, string> = { postgres: 'PostgreSQL', embedded: 'embedded' }

async function runAll(options: BenchOptions, places: BenchPlaces): Promise<Row[]> {
  const rows: Row[] = []
  const add = (row: Row) => {
    say(`${row.where}: ${row.measure}: ${row.floor} → ${row.shop}`)
    rows.push(row)
  }
  const smallest = Math.min(...options.products)
  for (const kind of options.databases) {
    const reads = new Map<number, Map<string, Load>>()
    for (const products of options.products) {
      const wants = (name: MeasureName) =>
        options.only.has(name) && (products === smallest || !ofSmallest.includes(name))
      const where = `${kindNames[kind]}, ${products.toLocaleString('en')}`
      say(`${where}: loading`)
      const place = await places.make(kind, products)
      if (wants('start')) add(await measureStart(place, where))
      const shop = await startShop({ ...place, ...(options.profile && { profile: options.profile }) })
      await atRest(shop.pid)
      reads.set(products, await measureShop({ options, shop, place, products, where, add }, wants))
      await shop.stop()
    }
    for (const row of againstSmallest(reads, kindNames[kind])) add(row)
  }
  return rows
}

async function measureShop(bench: Bench, wants: (name: MeasureName) => boolean): Promise<Map<string, Load>> {
  const reads = new Map<string, Load>()
  const read = async (measure: string, path: string, reach: number) =>
    void reads.set(measure, await measureRead(bench, measure, path, reach))
  if (wants('memory')) await measureRest(bench)
  if (wants('list')) await read('list of 24', listPath, 0.6)
  if (wants('facets')) await read('facets', facetsPath, 0.6)
  if (wants('page')) await read('category page', categoryPath, 0.5)
  if (wants('page')) await read('product page', await productPath(bench.shop.url), 0.5)
  if (wants('render')) await measureRender(bench)
  if (wants('search')) await measureSearch(bench)
  if (wants('cart')) await measureCart(bench)
  if (wants('order')) await measureOrders(bench)
  if (wants('burst')) await measureBurst(bench)
  if (wants('memory')) measureLoaded(bench)
  return reads
}

/** The same reads of the largest catalogue, relative to the smallest one's times. */
function againstSmallest(reads: ReadonlyMap<number, ReadonlyMap<string, Load>>, kind: string): Row[] {
  const sizes = [...reads.keys()]
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)]
  if (small === large) return []
  return [...(reads.get(large) ?? [])].flatMap(([measure, load]) => {
    const base = reads.get(small)?.get(measure)
    if (!base) return []
    const ratio = base.perSecond / load.perSecond
    return {
      measure: `${measure}: time with ${large.toLocaleString('en')} products against ${small.toLocaleString('en')}`,
      where: kind,
      floor: `${Math.round(1e6 / base.perSecond)} µs`,
      shop: `${Math.round(1e6 / load.perSecond)} µs`,
      ratio,
      reach: '≤ 150 %',
      isReached: ratio <= 1.5,
    }
  })
}

const options = readOptions(process.argv.slice(2))
await buildShop(root, process.env.DIST_DIR ?? `${root}/dist`)
const places = new BenchPlaces()
try {
  const rows = options.isNodes ? await measureNodes(options, places) : await runAll(options, places)
  printMachine()
  printTable(rows, options.isNodes ? ['1 process', '2 processes', '2 : 1'] : ['floor', 'shop', 'shop : floor'])
} finally {
  await places.end()
}
