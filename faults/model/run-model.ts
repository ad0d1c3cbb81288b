import fc from 'fast-check'
import { buyerActs } from './buyer-acts.ts'
import type { ModelWorld } from './model-world.ts'
import { firstProducts, shopActs } from './shop-acts.ts'

export interface ModelWish {
  seed: number
  runs: number
  maxCommands: number
  /** Where a failing run was found: fast-check's path. */
  path?: string
  limitMs?: number
}

export interface ModelOutcome {
  runs: number
  commands: number
  /** Undefined: shop and model agreed all the way. */
  failure?: string
}

/** Random sequences of commands on shop and model; a failing one is made short and told with its seed. */
export async function runModel(world: ModelWorld, wish: ModelWish): Promise<ModelOutcome> {
  let commands = 0
  const sequences = fc.commands([...buyerActs, ...shopActs], { maxCommands: wish.maxCommands, size: 'max' })
  const property = fc.asyncProperty(firstProducts, sequences, async (products, sequence) => {
    const model = await world.begin(products)
    await fc.asyncModelRun(() => ({ model, real: world }), sequence)
    commands += [...sequence].length
    await world.end(model)
  })
  const { seed, runs, path, limitMs } = wish
  const details = await fc.check(property, {
    seed,
    numRuns: runs,
    ...(path && { path, endOnFailure: true }),
    // Without the mark a run that is cut short counts as far as it came.
    ...(limitMs && { interruptAfterTimeLimit: limitMs }),
  })
  const { errorInstance: error } = details as { errorInstance?: unknown }
  const why = error instanceof Error ? error.stack : String(error)
  const failure = details.failed && details.counterexample ? `${fc.defaultReportMessage(details)}\n${why}` : undefined
  return { runs: details.numRuns, commands, ...(failure && { failure }) }
}
