import { readFile } from 'node:fs/promises'
import { BenchPlaces } from '../bench-places.ts'
import { startShop } from '../bench-shop.ts'
import { ms, printMachine, say } from '../bench-table.ts'
import { logInAdmin } from '../bench-visitor.ts'
import { median } from '../http-load.ts'
import { fillOrders, phoneOf } from './many-orders.ts'

// Waiting times of the shopkeeper, on PostgreSQL: `node bench/dashboard/admin-lists.ts [products] [orders] [dealer feed]`.
const [products = '10000', orders = '50000', feed] = process.argv.slice(2)
const tries = 41

interface ImportReport {
  rows: number
  created: number
  updated: number
  unchanged: number
  errorCount: number
  errors: { line: number; column?: string | null; message: string }[]
}

const asked = (list: string, path: string, by: Record<string, string>): [string, string][] =>
  Object.entries(by).map(([what, more]) => [`${list}, ${what}`, path + more])

const lists: readonly [string, string][] = [
  ['products, first page', '/api/admin/products?category=biciclette&limit=25'],
  ['products, last page', '/api/admin/products?category=componenti&limit=25&offset=3000'],
  ['products, search by name', '/api/admin/products?q=gravel&limit=25'],
  ['products, search with an error', '/api/admin/products?q=gravle&limit=25'],
  ['products, low stock', '/api/admin/products?lowStock=true&limit=25'],
  ...asked('orders', '/api/admin/orders?limit=25', {
    'first page': '&sort=due&after=',
    'page 1,600 by its number': '&offset=40000',
    'last page': `&offset=${Number(orders) - 20}`,
    name: '&q=Giulia%20Rossi&after=',
    'part of a name': '&q=ferr&after=',
    'part of a name, what is due first': '&q=ferr&sort=due&after=',
    telephone: `&q=${phoneOf(4_321)}&after=`,
    'e-mail': '&q=cliente.4321%40example.org&after=',
    note: '&q=citofono%204325&after=',
    'nothing found': '&q=niente%20del%20genere&after=',
    tag: '&tag=officina&after=',
    delivered: '&status=delivered&after=',
    'to ship': '&task=to_ship&after=',
  }),
  ...asked('customers', '/api/admin/customers?limit=25', {
    'first page': '&after=',
    'last page': `&offset=${Math.floor(Number(orders) / 3) - 20}`,
    name: '&q=Elena%20Ferrari&after=',
    'part of a name': '&q=ferr&after=',
    telephone: `&q=${phoneOf(4_321)}&after=`,
    'e-mail': '&q=cliente.4321%40example.org&after=',
    'nothing found': '&q=niente%20del%20genere&after=',
  }),
  ['orders, counted', '/api/admin/orders?limit=1'],
  ['orders, part of a name counted', '/api/admin/orders?limit=1&q=ferr'],
  ['customers, counted', '/api/admin/customers?limit=1'],
  ['customers, part of a name counted', '/api/admin/customers?limit=1&q=ferr'],
  ['reviews, first page', '/api/admin/reviews?limit=25'],
  ['the four numbers', '/api/admin/stats'],
  ['what waits today', '/api/admin/tasks'],
  ['views of orders, counted', '/api/admin/order-counts'],
  ['bank entries', '/api/admin/bank-credits'],
  ['payments to check', '/api/admin/payments/attention'],
  ['record', '/api/admin/acts'],
  ['pictures', '/api/admin/media?limit=25'],
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
          ['orders, number', `/api/admin/orders?q=${newest.orderNumber}&limit=25&after=`],
          ['one order', `/api/admin/orders/${newest.id}`],
        ]
      : []
    line('what', 'found', 'p50', 'p95')
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
      const warm = times.slice(1).sort((a, b) => a - b)
      line(what, found, ms(median(warm)), ms(warm[Math.floor(warm.length * 0.95)] ?? 0))
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
