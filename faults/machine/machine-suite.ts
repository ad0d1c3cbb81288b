import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildShop } from '#server/build-shop.ts'
import { atFaultPlace } from '../fault-place.ts'
import { type FaultRun, secondsSince } from '../fault-run.ts'
import { databaseCases } from './database-cases.ts'
import { diskCases } from './disk-cases.ts'
import { type MachineCase, MachineStage, type Outcome } from './machine-stage.ts'
import { outsideCases } from './outside-cases.ts'
import { pictureCases } from './picture-cases.ts'
import { processCases } from './process-cases.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const machineCases: readonly MachineCase[] = [
  ...databaseCases,
  ...processCases,
  ...outsideCases,
  ...pictureCases,
  ...diskCases,
]

/** Runs all machine faults one after the other, and prints a table of outcomes. */
export async function breakTheMachine(run: FaultRun): Promise<void> {
  const dist = process.env.DIST_DIR ?? join(root, 'dist', 'web')
  await buildShop(root, dist)
  const only = new RegExp(process.env.MACHINE_CASE ?? '')
  const reported: string[] = []
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async (place) => {
      for (const one of machineCases.filter((c) => c.on.includes(kind) && only.test(c.name))) {
        const began = performance.now()
        const stage = await MachineStage.open(place, one.name, dist)
        const outcome = await one.run(stage).catch((error: unknown): Outcome => {
          return { seen: '', broken: [error instanceof Error ? String(error.stack) : String(error)] }
        })
        await stage.close()
        run.report(`${kind}: ${one.name}`, outcome.broken.length > 0 ? [...outcome.broken, ...stage.complaints()] : [])
        const well = outcome.wellAfterMs === undefined ? '' : `well after ${(outcome.wellAfterMs / 1_000).toFixed(1)} s`
        const figures = outcome.skipped ? `not tried: ${outcome.skipped}` : well
        run.row({ suite: 'machine', database: kind, what: one.name, runs: 1, seconds: secondsSince(began), figures })
        reported.push(`${kind}: ${one.name}\n    seen:  ${outcome.seen}\n    holds: ${one.holds}\n    ${figures}`)
      }
    })
  }
  run.say(`\n${reported.join('\n')}`)
}
