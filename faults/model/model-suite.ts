import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { atFaultPlace } from '../fault-place.ts'
import { type FaultRun, secondsSince } from '../fault-run.ts'
import { ModelWorld } from './model-world.ts'
import { runModel } from './run-model.ts'

const usualRuns = 100
const maxCommands = 40

/** Random sequences of buyers, shopkeeper, provider, clock and restarts against a model; `--cases n` of them. */
export async function followModel(run: FaultRun): Promise<void> {
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async ({ folder, database }) => {
      const opened = await openDatabase(await database('model'))
      const world = await ModelWorld.open(opened, join(folder, 'wallet'))
      const began = performance.now()
      const { seed, minutes } = run.options
      const runs = run.options.cases ?? (minutes === undefined ? usualRuns : Number.MAX_SAFE_INTEGER)
      const limitMs = minutes && minutes * 60_000
      const onRun = (done: number) => run.progress(`${kind}, histories`, done, runs)
      const outcome = await runModel(world, { seed, runs, maxCommands, onRun, ...(limitMs && { limitMs }) })
      if (outcome.failure) run.report(`${kind}: shop and model part`, [outcome.failure])
      const figures = `${outcome.commands} commands`
      const seconds = secondsSince(began)
      run.row({
        suite: 'model',
        database: kind,
        what: 'random commands against a model',
        runs: outcome.runs,
        seconds,
        figures,
      })
      await world.close()
      await opened.close()
    })
  }
}
