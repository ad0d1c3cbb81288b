import { atFaultPlace, type FaultPlace } from './fault-place.ts'
import { type FaultRun, secondsSince } from './fault-run.ts'
import { KillRuns } from './kill-runs.ts'
import { scenarios } from './scenarios.ts'
import { sample } from './seeded-random.ts'

/** kill -9 at every named point and at random moments; with `--kills n`, n of each. */
export async function killEverywhere(run: FaultRun): Promise<void> {
  for (const kind of run.options.databases) await atFaultPlace(kind, (place) => killAt(place, run))
}

async function killAt({ kind, folder, database }: FaultPlace, run: FaultRun): Promise<void> {
  const random = run.random()
  const place = await database('kills')
  const runs = await KillRuns.open(folder, 'url' in place ? place.url : undefined)
  const began = performance.now()
  let deaths = 0
  const named = await runs.namedPoints()
  const chosen = run.options.kills === undefined ? named : sample(named, run.options.kills, random)
  for (const { scenario, name: point, death } of chosen) {
    const result = await runs.run(scenario, death)
    deaths += result.deaths
    run.report(`${kind}: ${scenario.name}, ${death.kind} ${point} (${death.at})`, result.broken)
  }
  const common = { suite: 'kills', database: kind }
  run.row({
    ...common,
    what: 'kill -9 at a named point',
    runs: chosen.length,
    seconds: secondsSince(began),
    figures: `${deaths} deaths`,
  })
  const moments = run.options.kills ?? 40
  const randomBegan = performance.now()
  for (let i = 0; i < moments; i++) {
    const [scenario] = sample(scenarios, 1, random)
    const afterMs = Math.floor(random() * 400)
    if (!scenario) continue
    const result = await runs.run(scenario, { afterMs })
    run.report(`${kind}: ${scenario.name}, killed after ${afterMs} ms`, result.broken)
  }
  run.row({ ...common, what: 'kill -9 at a random moment', runs: moments, seconds: secondsSince(randomBegan) })
  const { restartMs, orderMs } = await runs.crashToOrder()
  const figures = `answers after ${(restartMs / 1_000).toFixed(1)} s, order after ${(orderMs / 1_000).toFixed(1)} s`
  run.row({ ...common, what: 'from capture to order over a death', runs: 1, seconds: orderMs / 1_000, figures })
  await runs.close()
}
