import fc from 'fast-check'
import { buyerActs, orderActs, soldByBank, unpaidByBank } from './buyer-acts.ts'
import { changeActs } from './change-acts.ts'
import { counterActs } from './counter-acts.ts'
import type { Act } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import { arrive, packActs, parcelActs } from './parcel-acts.ts'
import { refundActs } from './refund-acts.ts'
import { returnActs } from './return-acts.ts'
import { firstProducts, shopActs, troubleActs } from './shop-acts.ts'
import { partPaymentActs, statementActs } from './statement-acts.ts'
import { insteadActs, soldByWallet, walletActs } from './wallet-acts.ts'

/** Each history begins with some orders: most acts are about one. */
const beginning = fc.array(fc.oneof(...orderActs, soldByWallet, soldByWallet), { minLength: 1, maxLength: 3 })

/** Few orders, to which much happens. */
const afterSaleActs = [soldByBank, soldByWallet, ...parcelActs, ...refundActs, ...troubleActs]

/** The subjects of histories; the first one covers everything. */
const subjects: readonly (readonly fc.Arbitrary<Act>[])[] = [
  [buyerActs, walletActs, shopActs, parcelActs, refundActs, returnActs, changeActs, statementActs, counterActs].flat(),
  [...buyerActs, ...walletActs, ...shopActs],
  [...afterSaleActs, arrive, arrive, arrive, arrive, ...returnActs, ...returnActs],
  [...afterSaleActs, ...changeActs, ...changeActs],
  [orderActs, statementActs, statementActs, statementActs, insteadActs, changeActs, troubleActs].flat(),
  [unpaidByBank, ...partPaymentActs, ...partPaymentActs],
  [soldByBank, soldByWallet, ...packActs, ...packActs, ...refundActs],
  [
    ...orderActs,
    ...counterActs,
    ...counterActs,
    ...parcelActs,
    ...refundActs,
    ...returnActs,
    ...changeActs,
    ...troubleActs,
  ],
]

/** Each history knows a few acts and repeats them: what needs three in a row comes about (swarm testing). */
const fewOf = (acts: readonly fc.Arbitrary<Act>[]) =>
  fc.shuffledSubarray([...acts], { minLength: 6, maxLength: Math.min(12, acts.length) })

export interface ModelWish {
  seed: number
  runs: number
  maxCommands: number
  /** Where a failing run was found: fast-check's path. */
  path?: string
  limitMs?: number
  /** Called with the number of finished histories. */
  onRun?: (runs: number) => void
}

export interface ModelOutcome {
  runs: number
  commands: number
  /** Undefined: shop and model agreed all the way. */
  failure?: string
}

/** Random sequences of commands on shop and model; a failing one is shrunk and reported with its seed. */
export async function runModel(world: ModelWorld, request: ModelWish): Promise<ModelOutcome> {
  let commands = 0
  let histories = 0
  const limits = { maxCommands: request.maxCommands, size: 'max' } as const
  const sequences = fc.oneof(...subjects.map((acts) => fewOf(acts).chain((few) => fc.commands(few, limits))))
  const property = fc.asyncProperty(firstProducts, beginning, sequences, async (products, first, sequence) => {
    const model = await world.begin(products)
    for (const one of first) await one.run(model, world)
    await fc.asyncModelRun(() => ({ model, real: world }), sequence)
    commands += model.acts
    await world.end(model)
    request.onRun?.(++histories)
  })
  const { seed, runs, path, limitMs } = request
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
