import pg from 'pg'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { BenchPlaces } from '../bench-places.ts'
import { startShop } from '../bench-shop.ts'
import { ms, printMachine, say } from '../bench-table.ts'
import { logInAdmin, type Visitor } from '../bench-visitor.ts'
import { median } from '../http-load.ts'
import { cpuSeconds } from '../process-cost.ts'

// The time of many prices pasted at once and of their undo, on PostgreSQL, beside a bare transaction that writes the
// same rows: `node bench/dashboard/many-prices.ts [prices] [products]`. A paste of 5,000 takes at most 3 seconds. The
// processor time is the shop's alone, without the database's.
const [prices = '5000', products = '10000'] = process.argv.slice(2)
const tries = 5
const listedAtOnce = 100

/** The prices and their history alone. */
async function writeBare(client: pg.Client, rows: readonly { id: number; cents: number }[]): Promise<void> {
  const given = [JSON.stringify(rows)]
  const listed = 'json_to_recordset($1::json) as r(id int, cents int)'
  await client.query('begin')
  await client.query(`update products p set price_cents = r.cents from ${listed} where p.id = r.id`, given)
  await client.query(`insert into price_history (product_id, price_cents) select id, cents from ${listed}`, given)
  await client.query('commit')
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now()
  return [await work(), performance.now() - began]
}

async function listAll({ call }: Visitor): Promise<AdminProduct[]> {
  const found: AdminProduct[] = []
  while (found.length < Number(prices)) {
    const page = `limit=${listedAtOnce}&offset=${found.length}`
    found.push(...(await call<AdminProduct[]>('GET', `/api/admin/products?${page}`)))
  }
  return found
}

const cents = (price: string) => Math.round(Number(price) * 100)
const raised = (price: string, by: number) => (Number(price) + by).toFixed(2)

async function run(places: BenchPlaces): Promise<void> {
  say(`loading ${products} products`)
  const place = await places.make('postgres', Number(products))
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const shop = await startShop(place)
  const times = new Map<string, { took: number; busy: number }[]>()
  const note = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const before = cpuSeconds(shop.pid)
    const [answer, took] = await timed(work)
    const busy = (cpuSeconds(shop.pid) - before) * 1_000
    times.set(what, [...(times.get(what) ?? []), { took, busy }])
    return answer
  }
  try {
    const admin = await logInAdmin(shop.url)
    const listed = await note('reads the products of the list', () => listAll(admin))
    const goods = listed.filter(({ reduction }) => !reduction)
    const kept = goods.map(({ id, price }) => ({ id, cents: cents(price) }))
    for (let i = 0; i < tries; i++) {
      await note('floor: a bare transaction', () => writeBare(client, kept))
      const rows = goods.map(({ id, price }) => ({ id, price: { from: price, to: raised(price, 1) } }))
      const pasted = await note('pasted into the list', () =>
        admin.call<{ priceChange: number }>('PATCH', '/api/admin/products', { rows }),
      )
      await note('its undo', () => admin.call('POST', `/api/admin/price-changes/${pasted.priceChange}/undo`, {}))
      const body = {
        ...{ target: 'products', kind: 'written', rounding: 'cent' },
        prices: goods.map(({ productCode: code, price }) => ({ code, price: raised(price, 2) })),
      }
      const { stamp } = await note('a list of codes: preview', () =>
        admin.call<{ stamp: string }>('POST', '/api/admin/price-changes/preview', body),
      )
      const { id } = await note('a list of codes: written', () =>
        admin.call<{ id: number }>('POST', '/api/admin/price-changes', { ...body, stamp }),
      )
      await note('a list of codes: its undo', () => admin.call('POST', `/api/admin/price-changes/${id}/undo`, {}))
    }
    const [after] = await admin.call<AdminProduct[]>('GET', '/api/admin/products?limit=1')
    if (after?.price !== listed[0]?.price) throw new Error('the undo has not put back the prices')
    process.stdout.write(`| ${goods.length} prices | median | slowest | processor |\n| --- | --- | --- | --- |\n`)
    for (const [what, all] of times) {
      const took = all.map((one) => one.took)
      const cells = [median(took), Math.max(...took), median(all.map(({ busy }) => busy))].map(ms)
      process.stdout.write(`| ${what} | ${cells.join(' | ')} |\n`)
    }
  } finally {
    await shop.stop()
    await client.end()
  }
}

const places = new BenchPlaces()
try {
  printMachine()
  await run(places)
} finally {
  await places.end()
}
