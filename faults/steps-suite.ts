import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { FailAtK, type FaultCase } from './fail-at-k.ts'
import { atFaultPlace } from './fault-place.ts'
import { type FaultRun, secondsSince } from './fault-run.ts'
import { sample } from './seeded-random.ts'

/** Each step that leaves the program fails in each of four ways; with `--cases n`, n of them. */
export async function failEveryStep(run: FaultRun): Promise<void> {
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async ({ folder, database }) => {
      const opened = await openDatabase(await database('steps'))
      const runner = await FailAtK.open(opened, join(folder, 'wallet'))
      const began = performance.now()
      let fired = 0
      const cases = await chosenCases(runner, run)
      for (const one of cases) {
        const { hasFired, point, broken } = await runner.run(one)
        if (hasFired) fired++
        run.report(`${kind}: ${one.scenario.name}, step ${one.at} (${point}) ${one.kind}`, broken)
      }
      const figures = `${fired} came to pass`
      run.row({
        suite: 'steps',
        database: kind,
        what: 'one step fails',
        runs: cases.length,
        seconds: secondsSince(began),
        figures,
      })
      await runner.close()
      await opened.close()
    })
  }
}

async function chosenCases(runner: FailAtK, run: FaultRun): Promise<FaultCase[]> {
  const every: FaultCase[] = []
  for await (const one of runner.everyCase()) every.push(one)
  return run.options.cases === undefined ? every : sample(every, run.options.cases, run.random())
}
