import { join } from 'node:path'
import { openDatabase } from '#server/platform/database/database.ts'
import { FailAtK, type FaultCase } from './fail-at-k.ts'
import { atFaultPlace } from './fault-place.ts'
import { type FaultRun, secondsSince } from './fault-run.ts'
import { foundCases } from './found-cases.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { sample } from './seeded-random.ts'

const usualStorms = 60
const stormProbability = 0.04

/**
 * Each step that leaves the program fails in each of four ways; with `--cases n`, n of them. Then as many storms, in which
 * any step may fail, again and again.
 */
export async function failEveryStep(run: FaultRun): Promise<void> {
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async ({ folder, database }) => {
      const opened = await openDatabase(await database('steps'))
      const runner = await FailAtK.open(opened, join(folder, 'wallet'))
      const common = { suite: 'steps', database: kind }
      try {
        const began = performance.now()
        const cases = await chosenCases(runner, run)
        let fired = 0
        for (const [i, one] of cases.entries()) {
          run.progress(`${kind}, one step fails`, i, cases.length)
          const result = await runner.run(one)
          fired += result.fired
          run.report(`${kind}: ${one.scenario.name}, step ${one.at} (${result.point}) ${one.kind}`, result.broken)
        }
        const figures = `${fired} came to pass, ${scenarios.length} scenarios`
        run.row({ ...common, what: 'one step fails', runs: cases.length, seconds: secondsSince(began), figures })
        await weatherStorms(runner, run, kind)
      } finally {
        await runner.close()
        await opened.close()
      }
    })
  }
}

async function weatherStorms(runner: FailAtK, run: FaultRun, kind: 'embedded' | 'postgres'): Promise<void> {
  const began = performance.now()
  const random = run.random()
  const storms = run.options.cases ?? usualStorms
  let fired = 0
  for (let i = 0; i < storms; i++) {
    const [scenario] = sample(scenarios, 1, random)
    if (!scenario) continue
    run.progress(`${kind}, storms`, i, storms)
    const result = await runner.runStorm(scenario, stormProbability, random)
    fired += result.fired
    run.report(`${kind}: ${scenario.name}, storm ${i + 1}`, result.broken)
  }
  const what = 'any step fails, again and again'
  const figures = `${fired} faults`
  run.row({ suite: 'steps', database: kind, what, runs: storms, seconds: secondsSince(began), figures })
}

async function chosenCases(runner: FailAtK, run: FaultRun): Promise<FaultCase[]> {
  const found = await foundCases(runner)
  const every: FaultCase[] = []
  for await (const one of runner.everyCase()) every.push(one)
  if (run.options.cases === undefined) return every
  return [...found, ...sample(every, run.options.cases, run.random())]
}
