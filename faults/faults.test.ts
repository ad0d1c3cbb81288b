import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyTestDatabase } from '#test/test-database.ts'
import { crashPoints, scenarioOf, stepOf, triedElsewhere } from './crash-points.ts'
import { FailAtK } from './fail-at-k.ts'
import { faultKinds } from './fault-plan.ts'
import { foundCases } from './found-cases.ts'
import { KillRuns } from './kill-runs.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { sample, seededRandom } from './seeded-random.ts'

// A short walk through what `npm run faults` does at length; FAULT_SEED takes another way.
const seed = Number(process.env.FAULT_SEED ?? 20_261_121)
const casesEach = 1
const kills = 2

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe(`whatever fails (seed ${seed})`, () => {
  let runner: FailAtK
  const traces = new Map<string, string[]>()
  beforeAll(async () => {
    runner = await FailAtK.open(await emptyTestDatabase(), join(folder, 'wallet'))
  })
  afterAll(() => runner.close())

  it.each(scenarios)('$name: the books of shop and provider agree', async (scenario) => {
    const random = seededRandom(seed + scenario.name.length)
    const steps = await runner.traceOf(scenario)
    traces.set(scenario.name, steps)
    const every = steps.flatMap((_, i) => faultKinds.map((kind) => ({ scenario, at: i + 1, kind })))
    for (const { at, kind } of sample(every, casesEach, random)) {
      const { broken, point, fired } = await runner.run({ scenario, at, kind })
      expect({ at, kind, point, fired, broken }).toEqual({ at, kind, point, fired: 1, broken: [] })
    }
  })

  it('what has broken something once breaks nothing any more', async () => {
    for (const one of await foundCases(runner)) {
      const { broken, fired } = await runner.run(one)
      expect({ at: one.at, fired, broken }).toEqual({ at: one.at, fired: 1, broken: [] })
    }
  })

  it('every row of the crash table is a step of a scenario, or is tried elsewhere', () => {
    const lost = crashPoints.filter((p) => stepOf(p, traces.get(scenarioOf(p).name) ?? []) === undefined)
    expect(lost.map((p) => `${p.row} ${p.what}`)).toEqual([])
    const rows = new Set([...crashPoints.map((p) => p.row), ...Object.keys(triedElsewhere)])
    expect([...rows].sort()).toEqual(Array.from({ length: 34 }, (_, i) => `C${i + 1}`).sort())
  })
})

describe(`whenever it dies (seed ${seed})`, () => {
  it('after a restart the books of shop and provider agree', async () => {
    const runs = await KillRuns.open(join(folder, 'deaths'), await ownDatabase())
    try {
      const worst = crashPoints.filter((p) => p.scenario === 'wallet')
      const numbered = crashPoints.filter((p) => p.what.includes('numbered'))
      for (const point of [...sample(worst, kills, seededRandom(seed)), ...numbered]) {
        const scenario = scenarioOf(point)
        const at = stepOf(point, (await runs.trace(scenario)).steps) ?? 0
        const result = await runs.run(scenario, { at, kind: point.kind })
        expect({ row: point.row, ...result }).toEqual({ row: point.row, deaths: 1, broken: [] })
      }
    } finally {
      await runs.close()
    }
  })
})

async function ownDatabase(): Promise<string | undefined> {
  if (inject('databaseKind') === 'embedded') return undefined
  const name = `deaths_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
}
