import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { atFaultPlace } from '../fault-place.ts'
import { type FaultRun, secondsSince } from '../fault-run.ts'
import { letCrowdIn } from './crowd-run.ts'

const buyers = 200
const pieces = 40
const usualCrowds = 3

/** 200 concurrent buyers for 120 units, `--cases n` times. */
export async function pressIn(run: FaultRun): Promise<void> {
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async ({ folder, database }) => {
      const opened = await openDatabase(await database('crowd'))
      const began = performance.now()
      const crowds = run.options.cases ?? usualCrowds
      let orders = 0
      let refusals = 0
      for (let i = 0; i < crowds; i++) {
        const request = { seed: run.options.seed + i, buyers, pieces }
        const outcome = await letCrowdIn(opened, join(folder, `wallet-${i}`), request)
        orders += outcome.orders
        refusals += outcome.refusals
        run.report(`${kind}: crowd ${i + 1}`, outcome.broken)
      }
      const figures = `${orders} orders, ${refusals} refusals`
      const what = `${buyers} buyers at once, ${3 * pieces} pieces`
      run.row({ suite: 'crowd', database: kind, what, runs: crowds, seconds: secondsSince(began), figures })
      await opened.close()
    })
  }
}
