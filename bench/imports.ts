import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseKind } from './bench-options.ts'
import { BenchPlaces } from './bench-places.ts'
import { type BenchShop, startShop } from './bench-shop.ts'
import { ms, printMachine, say } from './bench-table.ts'
import { logInAdmin, type Visitor } from './bench-visitor.ts'
import { fillOrders } from './dashboard/many-orders.ts'
import { residentMegabytes } from './process-cost.ts'

// Waiting times of others during the import or export of a large file: `node bench/imports.ts [embedded|postgres]
// [rows] [orders]`.
const [kind = 'embedded', rows = '50000', orders = '50000'] = process.argv.slice(2)
const askEveryMs = 20
const seeded = 300

const header = 'codice;nome;descrizione;categoria;prezzo;stock;marca;colore;materiale;gtin;attivo'

function file(count: number, change: { cents: number; stock: number }): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const cents = 1_000 + ((i * 37) % 9_000) + change.cents
    const price = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
    const text = `Ricambio numero ${i} per bici da corsa e gravel, in lega leggera, montaggio su telai di ogni misura.`
    return `GR-${i};Ricambio ${i} serie ${i % 83};${text};componenti;${price};${change.stock};Marca ${i % 40};nero;alluminio;;sì`
  })
  return `${header}\n${lines.join('\n')}\n`
}

interface Seen {
  what: string
  waits: number[]
}

/** Calls these addresses one after the other until stopped, and measures each wait. */
async function visitMeanwhile<T>(
  shop: BenchShop,
  admin: Visitor,
  work: () => Promise<T>,
): Promise<{ seen: Seen[]; answer: T; tookMs: number; grownMb: number }> {
  const [article, other] = (await (await fetch(`${shop.url}/api/products?limit=2`)).json()) as {
    id: number
    slug: string
    sizes: { size: string }[]
  }[]
  if (!article || !other) throw new Error('the shop is empty')
  const frameSize = article.sizes[0]?.size
  const cart = await fetch(`${shop.url}/api/cart`, { headers: { cookie: admin.cookie } })
  await cart.arrayBuffer()
  const order = JSON.stringify({
    order: {
      customerName: 'Giulia Ferrari',
      customerEmail: 'giulia@example.org',
      customerPhone: '+39 333 1234567',
      taxCode: '',
      shippingAddress: 'Via Roma 1',
      city: 'Vicenza',
      postalCode: '36100',
      province: 'VI',
      paymentMethod: 'bank',
      paymentStatus: 'pending',
    },
    items: [{ productId: article.id, quantity: 1, ...(frameSize && { frameSize }) }],
  })
  let n = 0
  const calls: readonly [string, () => Promise<Response>][] = [
    ['list', () => fetch(`${shop.url}/api/products?limit=24&offset=${n % 200}`)],
    ['category page', () => fetch(`${shop.url}/componenti`)],
    ['product page', () => fetch(`${shop.url}/prodotto/${n % 2 ? article.slug : other.slug}`)],
    [
      'admin list',
      () => fetch(`${shop.url}/api/admin/products?limit=25&offset=${n % 100}`, { headers: { cookie: admin.cookie } }),
    ],
    [
      'order',
      () =>
        fetch(`${shop.url}/api/orders`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: order,
        }),
    ],
  ]
  const seen = calls.map(([what]) => ({ what, waits: [] as number[] }))
  const failures: string[] = []
  let isOver = false
  const open = new Set<Promise<void>>()
  const visiting = (async () => {
    for (; !isOver; n++) {
      const at = n % calls.length
      const began = performance.now()
      const asked = (async () => {
        const answer = await calls[at]?.[1]()
        await answer?.arrayBuffer()
        if (answer && !answer.ok) throw new Error(`${calls[at]?.[0]} answered ${answer.status}`)
        seen[at]?.waits.push(performance.now() - began)
      })().catch((error: Error) => void failures.push(error.message))
      open.add(asked)
      void asked.finally(() => open.delete(asked))
      await pause(askEveryMs)
    }
  })()
  // The first calls warm the caches.
  await pause(2_000)
  for (const one of seen) one.waits.length = 0
  const before = residentMegabytes(shop.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(shop.pid))
  }, 50)
  const began = performance.now()
  const answer = await work()
  const tookMs = performance.now() - began
  await pause(500)
  isOver = true
  clearInterval(watch)
  await visiting
  await Promise.all(open)
  if (failures.length > 0) say(`${failures.length} failed: ${[...new Set(failures)].join(', ')}`)
  return { seen, answer, tookMs, grownMb: most - before }
}

async function run(places: BenchPlaces): Promise<void> {
  const place = await places.make(kind as DatabaseKind, seeded)
  if (place.databaseUrl) await fillOrders(place.databaseUrl, Number(orders))
  const shop = await startShop(place)
  try {
    const admin = await logInAdmin(shop.url)
    const send = async (mode: string, body: string) => {
      const answer = await fetch(`${shop.url}/api/admin/products/import?mode=${mode}&onPrice=accept`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', cookie: admin.cookie },
        body,
      })
      const { created, updated, unchanged, code } = (await answer.json()) as Record<string, unknown>
      return answer.ok ? `${created} new, ${updated} changed, ${unchanged} the same` : `${answer.status} ${code}`
    }
    const take = async (path: string) => {
      const answer = await fetch(shop.url + path, { headers: { cookie: admin.cookie } })
      let bytes = 0
      for await (const part of answer.body ?? []) bytes += part.length
      return `${(bytes / 1e6).toFixed(1)} MB`
    }
    const first = file(Number(rows), { cents: 0, stock: 9_000 })
    const second = file(Number(rows), { cents: 50, stock: 9_001 })
    const works: readonly [string, () => Promise<string>][] = [
      ['nothing', async () => String(await pause(3_000, ''))],
      ['preview, all new', () => send('preview', first)],
      ['import, all new', () => send('commit', first)],
      ['import, all changed', () => send('commit', second)],
      ['import, nothing changed', () => send('commit', second)],
      ['export of the catalogue', () => take('/api/admin/products/export')],
      ['export of the orders', () => take('/api/admin/orders/export')],
    ]
    process.stdout.write('| what | outcome | took | others waited at most | grown |\n| --- | --- | --- | --- | --- |\n')
    for (const [what, work] of works) {
      const { seen, answer, tookMs, grownMb } = await visitMeanwhile(shop, admin, work)
      const waits = seen.map((one) => `${one.what} ${ms(Math.max(0, ...one.waits))}`).join(', ')
      process.stdout.write(`| ${what} | ${answer} | ${ms(tookMs)} | ${waits} | ${Math.round(grownMb)} MB |\n`)
    }
  } finally {
    await shop.stop()
  }
}

const places = new BenchPlaces()
try {
  printMachine()
  await run(places)
} finally {
  await places.end()
}
