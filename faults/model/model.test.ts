import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyTestDatabase } from '#test/test-database.ts'
import { ModelWorld } from './model-world.ts'
import { runModel } from './run-model.ts'

// A short walk through what `npm run faults -- model` does at length; FAULT_SEED takes another way.
const seed = Number(process.env.FAULT_SEED ?? 20_261_121)

let world: ModelWorld
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pedivella-model-'))
  world = await ModelWorld.open(await emptyTestDatabase(), join(folder, 'wallet'))
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('shop and model', () => {
  it(`agree whatever buyers, shopkeeper, provider and clock do (seed ${seed})`, async () => {
    const { failure, commands } = await runModel(world, { seed, runs: 4, maxCommands: 40 })
    expect(failure).toBeUndefined()
    expect(commands).toBeGreaterThan(20)
  })
})
