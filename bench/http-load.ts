import autocannon from 'autocannon'
import { cpuSeconds } from './process-cost.ts'

export interface Target {
  url: string
  pid: number
}

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for one answer: less shaken by neighbours on the machine than the rate. */
  cpuMicros: number
}

export const manyConnections = 50

/** Drives a server for some seconds. @throws Error when a request fails (a quick refusal is no speed) or none is answered */
export async function drive(target: Target, options: Omit<autocannon.Options, 'url'>): Promise<Load> {
  const before = cpuSeconds(target.pid)
  const result = await autocannon({ connections: manyConnections, ...options, url: target.url })
  const cpu = cpuSeconds(target.pid) - before
  if (result.requests.total === 0) throw new Error(`no answer from ${target.url} in ${result.duration} s`)
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${target.url} failed`)
  return {
    perSecond: result.requests.total / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMicros: (cpu * 1e6) / result.requests.total,
  }
}

/** Baseline and shop in turns, `rounds` times each. @returns the medians of both */
export async function inTurns(
  rounds: number,
  floor: () => Promise<Load>,
  shop: () => Promise<Load>,
): Promise<{ floor: Load; shop: Load }> {
  const runs: { floor: Load[]; shop: Load[] } = { floor: [], shop: [] }
  for (let round = 0; round < rounds; round++) {
    runs.floor.push(await floor())
    runs.shop.push(await shop())
  }
  return { floor: medianLoad(runs.floor), shop: medianLoad(runs.shop) }
}

export async function again(rounds: number, run: () => Promise<Load>): Promise<Load> {
  const runs: Load[] = []
  for (let round = 0; round < rounds; round++) runs.push(await run())
  return medianLoad(runs)
}

function medianLoad(runs: readonly Load[]): Load {
  const of = (key: keyof Load) => median(runs.map((run) => run[key]))
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), cpuMicros: of('cpuMicros') }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
