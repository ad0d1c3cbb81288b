import { readFile } from 'node:fs/promises'
import { BenchPlaces } from '../bench-places.ts'
import { startShop } from '../bench-shop.ts'
import { ms, printMachine, say } from '../bench-table.ts'
import { logInAdmin } from '../bench-visitor.ts'
import { median } from '../http-load.ts'
import { fillOrders } from './many-orders.ts'

// Waiting times of the shopkeeper, on PostgreSQL: `node bench/dashboard/admin-lists.ts [products] [orders] [dealer feed]`.
const [products = '10000', orders = '50000', feed] = process.argv.slice(2)
const tries = 31

interface ImportReport {
  rows: number
  created: number
  updated: number
  unchanged: number
  errorCount: number
  errors: { line: number; column?: string | null; message: string }[]
}

const lists: readonly [string, string][] = [
  ['products, first page', '/api/admin/products?category=biciclette&limit=25'],
  ['products, last page', '/api/admin/products?category=componenti&limit=25&offset=3000'],
  ['products, search by name', '/api/admin/products?q=gravel&limit=25'],
  ['products, search with an error', '/api/admin/products?q=gravle&limit=25'],
  ['products, low stock', '/api/admin/products?lowStock=true&limit=25'],
  ['orders, first page', '/api/admin/orders?limit=25'],
  ['orders, what is due first', '/api/admin/orders?limit=25&sort=due'],
  ['orders, last page', `/api/admin/orders?limit=25&offset=${Number(orders) - 20}`],
  ['orders, page 1,600', '/api/admin/orders?limit=25&offset=40000'],
  ['orders, search by name', '/api/admin/orders?q=Giulia%20Rossi&limit=25'],
  ['orders, search by part of a name', '/api/admin/orders?q=ferr&limit=25&sort=due'],
  ['orders, search by e-mail', '/api/admin/orders?q=cliente.4321%40example.org&limit=25'],
  ['orders, search by note', '/api/admin/orders?q=citofono%204325&limit=25'],
  ['orders, search that finds nothing', '/api/admin/orders?q=niente%20del%20genere&limit=25'],
  ['orders, by tag', '/api/admin/orders?tag=officina&limit=25'],
  ['orders, delivered', '/api/admin/orders?status=delivered&limit=25'],
  ['orders, to ship', '/api/admin/orders?task=to_ship&limit=25'],
  ['customers, first page', '/api/admin/customers?limit=25'],
  ['customers, search', '/api/admin/customers?q=ferrari&limit=25'],
  ['reviews, first page', '/api/admin/reviews?limit=25'],
  ['the four numbers', '/api/admin/stats'],
  ['what waits today', '/api/admin/tasks'],
  ['sales of 365 days', '/api/admin/sales?days=365'],
]

async function run(places: BenchPlaces): Promise<void> {
  say(`loading ${products} products and ${orders} orders`)
  const place = await places.make('postgres', Number(products))
  if (!place.databaseUrl) throw new Error('the place has no PostgreSQL')
  await fillOrders(place.databaseUrl, Number(orders))
  const shop = await startShop(place)
  try {
    const { cookie } = await logInAdmin(shop.url)
    const ask = (path: string, more: RequestInit = {}) =>
      fetch(shop.url + path, { ...more, headers: { cookie, ...more.headers } })
    const [newest] = (await (await ask('/api/admin/orders?limit=1')).json()) as { id: string; orderNumber: string }[]
    const single: [string, string][] = newest
      ? [
          ['orders, search by number', `/api/admin/orders?q=${newest.orderNumber}&limit=25`],
          ['one order', `/api/admin/orders/${newest.id}`],
        ]
      : []
    line('what', 'found', 'median', 'fastest')
    line('---', '---', '---', '---')
    for (const [what, path] of [...lists, ...single]) {
      const times: number[] = []
      let found = ''
      for (let i = 0; i < tries; i++) {
        const began = performance.now()
        const answer = await ask(path)
        await answer.arrayBuffer()
        times.push(performance.now() - began)
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        found = answer.headers.get('x-total-count') ?? ''
      }
      // The first one finds nothing warm.
      line(what, found, ms(median(times.slice(1))), ms(Math.min(...times.slice(1))))
    }
    for (const path of ['/api/admin/orders/export', '/api/admin/products/export']) {
      const began = performance.now()
      const bytes = (await (await ask(path)).arrayBuffer()).byteLength
      line(path, `${(bytes / 1e6).toFixed(1)} MB`, ms(performance.now() - began), '')
    }
    if (feed) await importFeed(ask, feed)
  } finally {
    await shop.stop()
  }
}

async function importFeed(ask: (path: string, more: RequestInit) => Promise<Response>, file: string): Promise<void> {
  const body = await readFile(file)
  const send = async (mode: string) => {
    const began = performance.now()
    const path = `/api/admin/products/import?mapping=sxt26&mode=${mode}&onError=skip`
    const answer = await ask(path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body })
    const report = (await answer.json()) as ImportReport
    if (!answer.ok) throw new Error(`the import answered ${answer.status}: ${JSON.stringify(report)}`)
    const { rows, created, updated, unchanged, errorCount } = report
    const found = `${rows} rows: ${created} new, ${updated} changed, ${unchanged} the same, ${errorCount} wrong`
    return { report, found, took: ms(performance.now() - began) }
  }
  for (const [what, mode] of [
    ['dealer feed, preview', 'preview'],
    ['dealer feed, import', 'commit'],
    ['dealer feed, once more', 'commit'],
  ] as const) {
    const { found, took, report } = await send(mode)
    line(what, found, took, '')
    if (mode === 'preview') {
      for (const { line: at, column, message } of report.errors) say(`  line ${at}, ${column ?? '-'}: ${message}`)
    }
  }
}

function line(...cells: string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

const places = new BenchPlaces()
try {
  printMachine()
  await run(places)
} finally {
  await places.end()
}
