import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '#server/db/database.ts'
import { startPostgres } from '#test/postgres-server.ts'
import { type CaseResult, FailAtK, type FaultCase } from './fail-at-k.ts'
import { KillRuns } from './kill-runs.ts'
import { scenarios } from './scenarios.ts'
import { sample, seededRandom } from './seeded-random.ts'

// `npm run faults -- --seed 7 --database both --cases 500 --kills 50`: without --cases every step of every scenario fails
// in each of the four ways; without --kills every named point dies twice, and 40 times at random.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    database: { type: 'string', default: 'both' },
    cases: { type: 'string' },
    kills: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const say = (text: string) => process.stdout.write(`${text}\n`)
let broken = 0

type Place = { name: string; fail: string | { url: string }; kill: string | undefined; folder: string }

function report(title: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  broken++
  say(`BROKEN (seed ${seed}) ${title}\n  ${problems.join('\n  ')}`)
}

async function failEverywhere({ name, fail, folder }: Place, random: () => number): Promise<void> {
  const database = await openDatabase(typeof fail === 'string' ? { folder: fail } : fail)
  const runner = await FailAtK.open(database, join(folder, 'wallet-of-faults'))
  const began = performance.now()
  let cases = 0
  let fired = 0
  const run = async (one: FaultCase): Promise<void> => {
    const result: CaseResult = await runner.run(one)
    cases++
    if (result.hasFired) fired++
    report(`${name}: ${one.scenario.name}, step ${one.at} (${result.point}) ${one.kind}`, result.broken)
  }
  if (values.cases === undefined) for await (const one of runner.everyCase()) await run(one)
  else {
    const every: FaultCase[] = []
    for await (const one of runner.everyCase()) every.push(one)
    for (const one of sample(every, Number(values.cases), random)) await run(one)
  }
  say(`${name}: ${cases} faults, ${fired} came to pass, ${seconds(began)}`)
  await runner.close()
  await database.close()
}

async function killEverywhere({ name, kill, folder }: Place, random: () => number): Promise<void> {
  const runs = await KillRuns.open(folder, kill)
  const began = performance.now()
  let deaths = 0
  const named = await runs.namedPoints()
  const chosen = values.kills === undefined ? named : sample(named, Number(values.kills), random)
  for (const { scenario, name: point, death } of chosen) {
    const result = await runs.run(scenario, death)
    deaths += result.deaths
    report(`${name}: ${scenario.name}, ${death.kind} ${point} (${death.at})`, result.broken)
  }
  say(`${name}: ${chosen.length} named points, ${deaths} deaths, ${seconds(began)}`)
  const moments = Number(values.kills ?? 40)
  const randomBegan = performance.now()
  for (let i = 0; i < moments; i++) {
    const [scenario] = sample(scenarios, 1, random)
    const afterMs = Math.floor(random() * 400)
    if (!scenario) continue
    const result = await runs.run(scenario, { afterMs })
    report(`${name}: ${scenario.name}, killed after ${afterMs} ms`, result.broken)
  }
  say(`${name}: ${moments} deaths at random moments, ${seconds(randomBegan)}`)
  const { restartMs, orderMs } = await runs.crashToOrder()
  say(
    `${name}: killed between capture and order: answers again after ${(restartMs / 1_000).toFixed(1)} s, order after ${(orderMs / 1_000).toFixed(1)} s`,
  )
  await runs.close()
}

function seconds(since: number): string {
  return `${Math.round((performance.now() - since) / 1_000)} s`
}

async function onEmbedded(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
  mkdirSync(join(folder, 'first'))
  const place = { name: 'embedded', fail: join(folder, 'first', 'database'), kill: undefined, folder }
  await failEverywhere(place, seededRandom(seed))
  await killEverywhere(place, seededRandom(seed))
  rmSync(folder, { recursive: true, force: true })
}

async function onPostgres(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
  const server = await startPostgres()
  const urls = ['faults', 'kills'].map((name) => server.url.replace(/\/postgres$/, `/${name}`))
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  for (const name of ['faults', 'kills']) await admin.query(`create database ${name}`)
  await admin.end()
  const place = { name: 'postgres', fail: { url: urls[0] ?? '' }, kill: urls[1], folder }
  await failEverywhere(place, seededRandom(seed))
  await killEverywhere(place, seededRandom(seed))
  await server.end()
  rmSync(folder, { recursive: true, force: true })
}

say(`seed ${seed}`)
if (values.database !== 'postgres') await onEmbedded()
if (values.database !== 'embedded') await onPostgres()
say(broken === 0 ? 'every book agrees' : `${broken} runs left books that do not agree`)
process.exit(broken === 0 ? 0 : 1)
