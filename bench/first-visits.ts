import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from '#test/chromium.ts'

/**
 * What a first visit costs a phone: `node bench/first-visits.ts http://localhost:3000 [password of the dashboard]`, on a
 * running shop in production mode. Scripts until the page answers and until it rests; times on slow 4G (1.6 Mbit/s, 150 ms)
 * with a processor four times slower, as the median of three visits; the longest answer of a filter and of sorting.
 */
const runs = 3
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' }
const restMs = 60_000
const longTaskMs = 50

const shop = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const password = process.argv[3]

const sizes = new Map<string, number>()
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = brotliCompressSync(Buffer.from(await (await fetch(shop + file)).arrayBuffer())).length
  sizes.set(file, size)
  return size
}

async function weight(files: ReadonlySet<string>): Promise<string> {
  let sum = 0
  for (const file of files) sum += await sizeOf(file)
  return `${(sum / 1000).toFixed(1)} kB in ${files.size}`
}

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(new URL(asked.url()).pathname)
  })
  return scripts
}

const untilReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, { timeout: restMs })
const untilRest = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.rest === 'true', undefined, { timeout: restMs })

interface Visit {
  painted: number
  largest: number
  answers: number
  blocked: number
  shift: number
}

/** Before the page's own code: what the browser notes of its paints, tasks, shifts and interactions. */
function observe() {
  const seen = { largest: 0, shift: 0, painted: 0, answers: 0, tasks: [] as [number, number][], events: [] as number[] }
  Object.assign(window, { seen })
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }
  const on = (type: string, note: (entry: Entry) => void, rest = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry)
    }).observe({ type, buffered: true, ...rest })
  on('paint', (e) => {
    if (e.name === 'first-contentful-paint') seen.painted = e.startTime
  })
  on('largest-contentful-paint', (e) => {
    seen.largest = e.startTime
  })
  on('layout-shift', (e) => {
    if (!e.hadRecentInput) seen.shift += e.value ?? 0
  })
  on('longtask', (e) => seen.tasks.push([e.startTime, e.duration]))
  on('event', (e) => e.interactionId && seen.events.push(e.duration), { durationThreshold: 16 })
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready !== 'true') return
    observer.disconnect()
    seen.answers = performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] })
}

type Seen = { seen: Omit<Visit, 'blocked'> & { tasks: [number, number][]; events: number[] } }
const readSeen = (page: Page) => page.evaluate(() => (window as unknown as Seen).seen)

async function slowPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(phone)).newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  return page
}

async function visit(browser: Browser, path: string): Promise<Visit> {
  const page = await slowPage(browser)
  await page.goto(shop + path, { waitUntil: 'commit' })
  await untilRest(page)
  const { tasks, ...seen } = await readSeen(page)
  await page.context().close()
  const blocked = tasks.reduce((sum, [at, lasts]) => sum + (at > seen.painted ? Math.max(0, lasts - longTaskMs) : 0), 0)
  return { ...seen, blocked }
}

async function weigh(browser: Browser, path: string): Promise<[string, string]> {
  const page = await (await browser.newContext(phone)).newPage()
  const scripts = scriptsOf(page)
  await page.goto(shop + path, { waitUntil: 'commit' })
  await untilReady(page)
  const first = await weight(new Set(scripts))
  await untilRest(page)
  await page.waitForLoadState('networkidle')
  const rest = await weight(scripts)
  await page.context().close()
  return [first, rest]
}

/** Everything that the dashboard asks for before its product list stands there. */
async function weighDashboard(browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' })
  const answer = await context.request.post(`${shop}/api/admin/login`, { data: { password } })
  if (!answer.ok()) throw new Error(`the dashboard answered ${answer.status()}`)
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto(`${shop}/admin`)
  await page.locator('.admin-work tbody tr').first().waitFor()
  const weighed = await weight(scripts)
  await context.close()
  return weighed
}

/** The longest answer to pressing filters and choosing an order, on the list of bicycles. */
async function press(browser: Browser): Promise<string> {
  const page = await slowPage(browser)
  await page.goto(`${shop}/biciclette`)
  await untilRest(page)
  const longest = async (act: () => Promise<unknown>) => {
    await page.evaluate(() => (window as unknown as Seen).seen.events.splice(0))
    await act()
    await page.waitForTimeout(3000)
    return Math.max(0, ...(await readSeen(page)).events)
  }
  const kinds = page.locator('main nav a, main nav button')
  const filter = []
  for (const at of [2, 3, 1]) filter.push(await longest(() => kinds.nth(at).tap()))
  const order = []
  await page.locator('main select:visible').first().focus()
  // A choice that the driver sets is no interaction to the browser.
  for (let step = 0; step < 2; step++) order.push(await longest(() => page.keyboard.press('ArrowDown')))
  await page.context().close()
  return `filter ${filter.join(', ')} ms, sort ${order.join(', ')} ms`
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const line = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const heads = ['page', 'first view', 'at rest', 'painted', 'largest paint', 'answers', 'blocked', 'shift'] as const

const browser = await chromium.launch({ executablePath: findTestBrowser() ?? '/usr/bin/chromium', args: chromiumFlags })
try {
  line(...heads)
  line(...heads.map(() => '---'))
  const [bike] = (await (await fetch(`${shop}/api/products?category=biciclette&limit=1`)).json()) as { slug: string }[]
  for (const path of ['/', '/biciclette', `/prodotto/${bike?.slug}`]) {
    const weights = await weigh(browser, path)
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, path))
    const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
    const ms = (key: keyof Visit) => `${of(key).toFixed(0)} ms`
    line(path, ...weights, ms('painted'), ms('largest'), ms('answers'), ms('blocked'), of('shift').toFixed(3))
  }
  if (password) line('/admin', await weighDashboard(browser), '', '', '', '', '', '')
  process.stdout.write(`\n${await press(browser)}\n`)
} finally {
  await browser.close()
}
