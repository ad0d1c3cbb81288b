import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyTestDatabase } from '#test/test-database.ts'
import { FailAtK } from './fail-at-k.ts'
import { faultKinds } from './fault-plan.ts'
import { KillRuns } from './kill-runs.ts'
import { scenarios } from './scenarios.ts'
import { sample, seededRandom } from './seeded-random.ts'

// A short walk through what `npm run faults` does at length; FAULT_SEED takes another way.
const seed = Number(process.env.FAULT_SEED ?? 20_261_121)
const casesEach = 3
const kills = 2

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe(`whatever fails (seed ${seed})`, () => {
  let runner: FailAtK
  beforeAll(async () => {
    runner = await FailAtK.open(await emptyTestDatabase(), join(folder, 'wallet'))
  })
  afterAll(() => runner.close())

  it.each(scenarios)(
    '$name: the books of shop and provider agree',
    async (scenario) => {
      const random = seededRandom(seed + scenario.name.length)
      const steps = await runner.stepsOf(scenario)
      const every = Array.from({ length: steps }, (_, i) =>
        faultKinds.map((kind) => ({ scenario, at: i + 1, kind })),
      ).flat()
      for (const { at, kind } of sample(every, casesEach, random)) {
        const { broken, point } = await runner.run({ scenario, at, kind })
        expect({ at, kind, point, broken }).toEqual({ at, kind, point, broken: [] })
      }
    },
    30_000,
  )
})

describe(`whenever it dies (seed ${seed})`, () => {
  it('after a restart the books of shop and provider agree', { timeout: 120_000 }, async () => {
    const runs = await KillRuns.open(join(folder, 'deaths'), await ownDatabase())
    try {
      const [wallet] = scenarios
      if (!wallet) throw new Error('no scenario')
      const points = await runs.trace(wallet)
      const worst = points.flatMap((name, i) => (/^(commit|provider.*capture)/.test(name) ? [i + 1] : []))
      for (const at of sample(worst, kills, seededRandom(seed))) {
        const result = await runs.run(wallet, { at, kind: 'kill_after' })
        expect({ at, point: points[at - 1], ...result }).toEqual({ at, point: points[at - 1], deaths: 1, broken: [] })
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
