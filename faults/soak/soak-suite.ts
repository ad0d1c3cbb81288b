import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { buildShop } from '#server/build-shop.ts'
import { atFaultPlace } from '../fault-place.ts'
import { type FaultRun, secondsSince } from '../fault-run.ts'
import { WholeShop } from '../machine/whole-shop.ts'
import { isTooShort, type Sample, tooManyRefused, trendsOf } from './soak-verdict.ts'
import { SoakVisitors } from './soak-visitors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const usualMinutes = 60
const usualHeapMb = 256
const usualRate = 20
const minuteMs = 60_000
/** With more requests in flight the shop does not keep up, and the next ones wait, as in a queue in front of it. */
const mostUnderWay = 50
const failuresShown = 10

/** Mixed load at a fixed heap for a long time: growth is found by its slope. */
export async function soak(run: FaultRun): Promise<void> {
  const dist = process.env.DIST_DIR ?? join(root, 'dist', 'web')
  await buildShop(root, dist)
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async (place) => {
      const where = await place.database('soak')
      const databaseUrl = 'url' in where ? where.url : undefined
      const dataDir = join(place.folder, 'soak')
      const heapMb = run.options.heap ?? usualHeapMb
      const flags = [`--max-old-space-size=${heapMb}`, '--expose-gc']
      const shop = await WholeShop.start({ dataDir, databaseUrl, dist, flags })
      const emulatorUrl = (await shop.untilSaid(/^Demo wallet/)).replace(/^.* on /, '')
      const visitors = new SoakVisitors(shop, emulatorUrl, run.random())
      await visitors.prepare()
      const began = performance.now()
      const samples = await load(run, shop, visitors, databaseUrl)
      if (shop.isAlive) run.say(`  handles: ${JSON.stringify((await shop.feel()).kinds)}`)
      run.report(`${kind}: the shop ended during the soak`, shop.isAlive ? [] : shop.lines.slice(-20))
      run.report(`${kind}: promised orders that are not there`, shop.isAlive ? await visitors.lostOrders() : [])
      const { code } = await shop.stop()
      run.report(`${kind}: stopped with ${code}`, code === 0 ? [] : shop.lines.slice(-20))
      run.report(`${kind}: visits that failed`, shorten(visitors.failures))
      run.report(`${kind}: the books after it`, checkData(dataDir, databaseUrl))
      const visits = [...visitors.counts.values()].reduce((sum, n) => sum + n, 0)
      run.report(`${kind}: does not keep up`, tooManyRefused(visitors.refusals, visits))
      if (isTooShort(samples)) run.say(`  ${samples.length} minutes are too few to say what grows`)
      const trends = trendsOf(samples)
      for (const { measure, perHour, limit, last } of trends)
        run.say(
          `  ${measure.padEnd(12)} last ${last.toFixed(1).padStart(8)}, ${signed(perHour)} an hour (limit ${limit})`,
        )
      const growing = trends.filter((t) => t.isGrowing)
      run.report(
        `${kind}: grows`,
        growing.map((t) => `${t.measure} ${signed(t.perHour)} an hour, limit ${t.limit}`),
      )
      run.say(`  ${[...visitors.counts].map(([name, n]) => `${name} ${n}`).join(', ')}`)
      const figures = `${visitors.orders.length} orders, ${visitors.refusals} refused with 503, heap limit ${heapMb} MB`
      run.row({
        suite: 'soak',
        database: kind,
        what: 'mixed load',
        runs: visits,
        seconds: secondsSince(began),
        figures,
      })
    })
  }
}

async function load(
  run: FaultRun,
  shop: WholeShop,
  visitors: SoakVisitors,
  databaseUrl: string | undefined,
): Promise<Sample[]> {
  const minutes = run.options.minutes ?? usualMinutes
  const rate = run.options.rate ?? usualRate
  const admin = databaseUrl ? new pg.Client({ connectionString: databaseUrl, application_name: 'soak' }) : undefined
  await admin?.connect()
  const samples: Sample[] = []
  const began = performance.now()
  const underWay = new Set<Promise<void>>()
  let sent = 0
  run.say('  minute    rss MB   heap MB  delay p50  p99 ms  handles  files  connections  outbox  visits  failed')
  while (shop.isAlive && samples.length < minutes) {
    const due = ((performance.now() - began) / 1_000) * rate
    while (sent < due && underWay.size < mostUnderWay) {
      sent++
      const visit = visitors.visit().finally(() => underWay.delete(visit))
      underWay.add(visit)
    }
    // A machine that was asleep does not make up for it.
    if (due - sent > mostUnderWay * 10) sent = due
    if (performance.now() - began >= (samples.length + 1) * minuteMs) {
      const sample = await read(shop, admin, samples.length + 1)
      samples.push(sample)
      run.say(lineOf(sample, sent, visitors.failures.length))
    }
    await setTimeout(1_000 / rate)
  }
  await Promise.all(underWay)
  await admin?.end()
  return samples
}

async function read(shop: WholeShop, admin: pg.Client | undefined, minute: number): Promise<Sample> {
  const { rss, heapUsed, delayP50, delayP99, handles, files } = await shop.feel()
  const facts = await admin?.query<{ connections: number; outbox: number }>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database() and application_name like 'pedivella%') as connections,
      (select count(*)::int from outbox where state = 'pending') as outbox`,
  )
  return {
    minute,
    rssMb: rss / 1e6,
    heapMb: heapUsed / 1e6,
    delayP50Ms: delayP50,
    delayP99Ms: delayP99,
    handles,
    files,
    connections: facts?.rows[0]?.connections ?? Number.NaN,
    outbox: facts?.rows[0]?.outbox ?? (await waitingMails(shop)),
  }
}

async function waitingMails(shop: WholeShop): Promise<number> {
  const cookie = await shop.loginAsAdmin()
  const { headers } = await shop.call('GET', '/api/admin/mails?state=pending&limit=1', undefined, { cookie })
  return Number(headers.get('x-total-count') ?? Number.NaN)
}

function lineOf(s: Sample, sent: number, failed: number): string {
  const cell = (value: number, width: number, places = 0) =>
    (Number.isFinite(value) ? value.toFixed(places) : '-').padStart(width)
  return `  ${cell(s.minute, 6)}${cell(s.rssMb, 10, 1)}${cell(s.heapMb, 10, 1)}${cell(s.delayP50Ms, 11, 1)}${cell(s.delayP99Ms, 8, 1)}${cell(s.handles, 9)}${cell(s.files, 7)}${cell(s.connections, 13)}${cell(s.outbox, 8)}${cell(sent, 8)}${cell(failed, 8)}`
}

/** As the owner of the shop does it. */
function checkData(dataDir: string, databaseUrl: string | undefined): string[] {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  try {
    execFileSync(process.execPath, ['server/commands/check-data.ts'], { cwd: root, env, stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer }
    return [`${stdout ?? ''}${stderr ?? ''}`]
  }
}

function shorten(failures: readonly string[]): string[] {
  const counted = new Map<string, number>()
  for (const failure of failures) counted.set(failure, (counted.get(failure) ?? 0) + 1)
  return [...counted].slice(0, failuresShown).map(([failure, n]) => `${n} times ${failure}`)
}

function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`
}
