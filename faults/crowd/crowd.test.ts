import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { emptyTestDatabase } from '#test/test-database.ts'
import { letCrowdIn } from './crowd-run.ts'

const seed = Number(process.env.FAULT_SEED ?? 20_261_121)
// The embedded database serves one at a time: a smaller crowd is no less of one.
const buyers = inject('databaseKind') === 'postgres' ? 200 : 60

it(`${buyers} buyers at once leave a record without a fault (seed ${seed})`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-crowd-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const request = { seed, buyers, pieces: buyers / 5 }
  const { broken, orders, refusals } = await letCrowdIn(await emptyTestDatabase(), join(folder, 'wallet'), request)
  expect(broken).toEqual([])
  expect(orders).toBeGreaterThan(buyers / 5)
  expect(refusals).toBeGreaterThan(0)
})
