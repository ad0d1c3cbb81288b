import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumFlags, findChromium } from '#test/chromium.ts'

/**
 * Lighthouse's mobile run (its standard, simulated throttling) on the home page, a category and a product of a running
 * shop, in production mode: `node bench/lighthouse.ts http://localhost:3000`. Median of three runs of each. npx fetches
 * Lighthouse, because the shop itself does not need it. Blocking time counts the wall clock four times, so on a busy
 * machine it says more about the machine than about the page.
 */
const version = '13.5.0'
const runs = 3
/** Now and then Lighthouse loses its own recording and asks to be run again; more often than this it means something. */
const tries = 4

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const requested = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const limits = {
  'largest-contentful-paint': 1800,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 100,
} as const
type Category = keyof typeof requested
type Metric = keyof typeof limits

const shop = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '')
const folder = mkdtempSync(join(tmpdir(), 'pedivella-lighthouse-'))

async function productPath(): Promise<string> {
  const [first] = (await (await fetch(`${shop}/api/products?category=biciclette&limit=1`)).json()) as { slug: string }[]
  if (!first) throw new Error('the shop has no bicycle')
  return `/prodotto/${first.slug}`
}

function run(path: string): Report {
  for (let left = tries - 1; ; left--) {
    try {
      return runOnce(path)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

function runOnce(path: string): Report {
  const file = join(folder, 'report.json')
  execFileSync(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      `${shop}${path}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless=new', ...chromiumFlags].join(' ')}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Lighthouse looks for Chrome itself where there is no Chromium here.
      // npm prints errors only.
      env: { ...process.env, npm_config_loglevel: 'error', CHROME_PATH: process.env.CHROME_PATH ?? findChromium() },
    },
  )
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const scoreOf = (report: Report, category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
const figureOf = (report: Report, metric: Metric) => report.audits[metric]?.numericValue ?? Number.NaN

/** Scored audits that are not perfect: what to look at. */
function remarks(report: Report): string[] {
  return Object.entries(report.audits).flatMap(([id, { score, title }]) =>
    score !== null && score < 0.9 && !(id in limits) ? [`${id}: ${title}`] : [],
  )
}

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const rounded = (metric: Metric, value: number) => value.toFixed(metric === 'cumulative-layout-shift' ? 3 : 0)
const categories = Object.keys(requested) as Category[]
const metrics = Object.keys(limits) as Metric[]

try {
  const found: string[] = []
  const columns = [
    'page',
    ...categories.map((c) => `${c} ≥ ${requested[c]}`),
    ...metrics.map((m) => `${m} ≤ ${limits[m]}`),
  ]
  line([...columns, 'machine (benchmark index)', 'load'])
  line([...columns, '', ''].map(() => '---'))
  for (const path of ['/', '/biciclette', await productPath()]) {
    const reports = Array.from({ length: runs }, () => run(path))
    line([
      path,
      ...categories.map((category) => String(median(reports.map((r) => scoreOf(r, category))))),
      ...metrics.map((metric) => rounded(metric, median(reports.map((r) => figureOf(r, metric))))),
      median(reports.map((r) => r.environment.benchmarkIndex)).toFixed(0),
      (loadavg()[0] ?? 0).toFixed(1),
    ])
    for (const remark of new Set(reports.flatMap(remarks))) found.push(`${path}: ${remark}`)
  }
  process.stdout.write(`\n${found.join('\n')}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
