import type { Bench } from './bench-run.ts'
import { rateAndTail } from './bench-table.ts'
import { startPart } from './child-process.ts'
import type { FloorTask } from './floor-statements.ts'
import { again, inTurns, type Load } from './http-load.ts'

interface Compared {
  measure: string
  task: Omit<FloorTask, 'databaseUrl'>
  /** Share of the baseline's rate, and the factor of its p99 at most. */
  reach: number
  maxTail?: number
}

/** A call of the shop against bare `pg` with the same statements; the embedded database has no such baseline. */
export async function compareStatements(
  bench: Bench,
  { measure, task, reach, maxTail }: Compared,
  run: () => Promise<Load>,
): Promise<void> {
  const { options, place, where } = bench
  if (!place.databaseUrl) {
    bench.add({ measure, where, floor: '', shop: rateAndTail(await again(options.rounds, run)), reach: '' })
    return
  }
  const part = await startPart('bench/statement-floor.ts', { ...task, databaseUrl: place.databaseUrl })
  const runFloor = (seconds: number) => part.ask<Load>(seconds)
  await runFloor(1)
  const { floor, shop } = await inTurns(options.rounds, () => runFloor(options.seconds), run)
  await part.stop()
  const ratio = shop.perSecond / floor.perSecond
  bench.add({
    measure,
    where,
    floor: rateAndTail(floor),
    shop: rateAndTail(shop),
    ratio,
    reach: `≥ ${Math.round(reach * 100)} %${maxTail ? `, p99 ≤ ${maxTail} times` : ''}`,
    isReached: ratio >= reach && (!maxTail || shop.p99Ms <= maxTail * floor.p99Ms),
  })
}
