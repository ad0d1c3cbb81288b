import { stepOf } from './crash-points.ts'
import type { FailAtK, FaultCase } from './fail-at-k.ts'
import type { FaultKind } from './fault-plan.ts'
import { requireScenario } from './scenarios/scenarios.ts'

interface FoundCase {
  scenario: string
  /** Steps move when the program changes: the `nth` one so called. */
  step: RegExp
  nth: number
  kind: FaultKind
  /** The former fault. */
  why: string
}

/** Faults that have broken something once: they are tried first, for ever. */
const found: readonly FoundCase[] = [
  {
    scenario: 'wallet',
    step: /^insert payments$/,
    nth: 1,
    kind: 'lost',
    why: 'a connection cut inside a transaction ended the process: its error had no listener',
  },
  {
    scenario: 'wallet',
    step: /^begin$/,
    nth: 1,
    kind: 'error',
    why: 'a connection whose BEGIN failed was never given back, and ten of them stopped the shop',
  },
  {
    scenario: 'wallet, left alone',
    step: /^commit$/,
    nth: 2,
    kind: 'lost',
    why: 'the pieces were free again, but the catalogue never showed it: it only heard of commits that were answered',
  },
]

/** @throws Error when a trace has lost a step: the case must be recorded again */
export async function foundCases(runner: FailAtK): Promise<FaultCase[]> {
  const cases: FaultCase[] = []
  for (const { scenario: name, step, nth, kind, why } of found) {
    const scenario = requireScenario(name)
    const at = stepOf({ step, nth }, await runner.traceOf(scenario))
    if (at === undefined) throw new Error(`${name} has no step ${nth} of ${step} any more: ${why}`)
    cases.push({ scenario, at, kind })
  }
  return cases
}
