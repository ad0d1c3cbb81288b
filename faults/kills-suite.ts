import { type CrashPoint, crashPoints, scenarioOf, stepOf, triedElsewhere } from './crash-points.ts'
import { atFaultPlace, type FaultPlace } from './fault-place.ts'
import { type FaultRun, secondsSince } from './fault-run.ts'
import { type KillResult, KillRuns, lastingPoints, type Trace } from './kill-runs.ts'
import type { Scenario } from './scenarios/scenario-steps.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { sample } from './seeded-random.ts'

const usualKills = 30
/** Crashes that leave a payment unsettled. */
const worstRows = ['C7', 'C8', 'C9', 'C10']
const crashesTimed = 6
const mostTraces = 3

/**
 * kill -9 at every row of the crash table with a moment, before and after `--kills n` random durable changes, and at n
 * random moments; measures how long a payment stays unsettled.
 */
export async function killEverywhere(run: FaultRun): Promise<void> {
  for (const [row, why] of Object.entries(triedElsewhere)) run.say(`${row} is not killed here: ${why}`)
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async (place) => {
      const where = await place.database('kills')
      const runs = await KillRuns.open(place.folder, 'url' in where ? where.url : undefined)
      try {
        await new KillRound(run, place, runs).everything()
      } finally {
        await runs.close()
      }
    })
  }
}

class KillRound {
  private readonly run: FaultRun
  private readonly place: FaultPlace
  private readonly runs: KillRuns
  private readonly random: () => number
  private readonly traces = new Map<Scenario, Trace>()

  constructor(run: FaultRun, place: FaultPlace, runs: KillRuns) {
    this.run = run
    this.place = place
    this.runs = runs
    this.random = run.random()
  }

  async everything(): Promise<void> {
    const kills = this.run.options.kills ?? usualKills
    await this.crashTable()
    await this.lastingChanges(kills)
    await this.randomMoments(kills)
    await this.timeToOrder()
  }

  private async crashTable(): Promise<void> {
    const began = performance.now()
    let deaths = 0
    for (const [i, point] of crashPoints.entries()) {
      this.run.progress(`${this.place.kind}, crash table`, i, crashPoints.length)
      const result = await this.dieAt(point)
      deaths += result.deaths
      this.run.report(`${this.place.kind}: ${point.row} ${point.what} (${point.scenario})`, result.broken)
    }
    this.row('kill -9 at the rows of the crash table', crashPoints.length, began, `${deaths} deaths`)
  }

  /** Concurrent steps have another order here than in the trace: then it is traced again. */
  private async dieAt(point: CrashPoint): Promise<KillResult> {
    const scenario = scenarioOf(point)
    for (let attempt = 1; attempt <= mostTraces; attempt++) {
      const at = stepOf(point, (await this.traceOf(scenario)).steps)
      if (at === undefined) return { deaths: 0, broken: ['the trace has no such step any more'] }
      const result = await this.runs.run(scenario, { at, kind: point.kind })
      if (result.deaths > 0 || result.broken.length > 0) return result
      this.traces.delete(scenario)
    }
    return { deaths: 0, broken: ['no process died'] }
  }

  private async lastingChanges(kills: number): Promise<void> {
    if (kills === 0) return
    const every = await lastingPoints(this.runs)
    const began = performance.now()
    let deaths = 0
    const chosen = sample(every, kills, this.random)
    for (const [i, { scenario, name, death }] of chosen.entries()) {
      this.run.progress(`${this.place.kind}, lasting changes`, i, kills)
      const result = await this.runs.run(scenario, death)
      deaths += result.deaths
      this.run.report(`${this.place.kind}: ${scenario.name}, ${death.kind} ${name} (${death.at})`, result.broken)
    }
    this.row('kill -9 around a lasting change', chosen.length, began, `${deaths} deaths, of ${every.length} points`)
  }

  private async randomMoments(kills: number): Promise<void> {
    const began = performance.now()
    let deaths = 0
    for (let i = 0; i < kills; i++) {
      const [scenario] = sample(scenarios, 1, this.random)
      if (!scenario) continue
      this.run.progress(`${this.place.kind}, random moments`, i, kills)
      const { durationMs } = await this.traceOf(scenario)
      const afterMs = Math.floor(this.random() * durationMs)
      const result = await this.runs.run(scenario, { afterMs })
      deaths += result.deaths
      this.run.report(`${this.place.kind}: ${scenario.name}, killed after ${afterMs} ms`, result.broken)
    }
    this.row('kill -9 at a random moment', kills, began, `${deaths} deaths`)
  }

  private async timeToOrder(): Promise<void> {
    const began = performance.now()
    const points = crashPoints.filter((p) => p.scenario === 'wallet' && worstRows.includes(p.row))
    const restarts: number[] = []
    const paid: number[] = []
    for (let i = 0; i < crashesTimed; i++) {
      const point = points[i % points.length]
      if (!point) throw new Error('the crash table has no capture')
      const scenario = scenarioOf(point)
      const at = stepOf(point, (await this.traceOf(scenario)).steps) ?? 0
      const { restartMs, paidMs } = await this.runs.crashToOrder(scenario, { at, kind: point.kind })
      restarts.push(restartMs)
      paid.push(paidMs)
    }
    const figures = `answers again ${spread(restarts)}, order paid ${spread(paid)}`
    this.row(`from the death to the paid order (${worstRows.join(', ')})`, crashesTimed, began, figures)
  }

  private async traceOf(scenario: Scenario): Promise<Trace> {
    const known = this.traces.get(scenario) ?? (await this.runs.trace(scenario))
    this.traces.set(scenario, known)
    return known
  }

  private row(what: string, runs: number, began: number, figures: string): void {
    this.run.row({ suite: 'kills', database: this.place.kind, what, runs, seconds: secondsSince(began), figures })
  }
}

/** "0.9 / 1.1 / 2.0 s": least, median, most. */
function spread(valuesMs: readonly number[]): string {
  const sorted = [...valuesMs].sort((a, b) => a - b)
  const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return `${shown.map((ms = 0) => (ms / 1_000).toFixed(1)).join(' / ')} s`
}
