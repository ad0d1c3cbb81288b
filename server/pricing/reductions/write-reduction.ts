import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { ReductionBody, WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import { clockShows, momentOnClock } from '#shared/domain/platform/prices/reduction.ts'
import { endReductionNow, startReduction } from './apply-reductions.ts'
import { type JudgedProduct, judgeReductionProducts, type Plan } from './judge-reduction-products.ts'
import {
  changeReduction as changeRow,
  findReduction,
  insertReduction,
  lockReductions,
  type NewReduction,
  type ReductionRow,
  removeReduction,
} from './reduction-repository.ts'
import { refusalSentence } from './reduction-sentence.ts'
import { isSameRow, targetsOf } from './reduction-targets.ts'
import { viewReduction } from './reduction-view.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock'>

/** The form as stored. @throws Problem 400 by field */
export function planOf(body: ReductionBody, now: Date, planned?: ReductionRow): NewReduction {
  const { kind, name } = body
  const value = kind === 'percent' ? body.percent : body.amount
  if (kind === 'percent' && value == null) throw invalidInput({ percent: 'field_percent' })
  if (value == null || value <= 0 || value > maxPriceCents) throw invalidInput({ amount: 'field_reduction_amount' })
  const startsAt = body.from ? momentOnClock(body.from) : now
  const endsAt = body.to ? momentOnClock(body.to) : null
  // To the minute: the current minute has not passed.
  if (body.from && body.from < clockShows(now) && body.from !== (planned && clockShows(planned.startsAt)))
    throw invalidInput({ from: 'field_reduction_past' })
  if (endsAt && endsAt <= startsAt) throw invalidInput({ to: 'field_reduction_end' })
  if (endsAt && endsAt <= now) throw invalidInput({ to: 'field_reduction_ended' })
  return {
    name,
    kind,
    value,
    ...targetsOf(body),
    startsAt,
    endsAt,
    createdAt: now,
  }
}

/** @param id of the planned reduction, 0 of a new one */
export function wholePlan(plan: Omit<NewReduction, 'createdAt'>, id: number): Plan {
  const { shelf = null, brand = null, productIds = [], endsAt = null } = plan
  return { ...plan, shelf, brand, productIds, endsAt, id }
}

const setField = { products: 'productIds', shelf: 'shelf', brand: 'brand' } as const

/** @throws Problem 400 without products, or without any that may start */
async function requireGoods(tx: Tx, plan: Plan): Promise<void> {
  const judged = await judgeReductionProducts(tx, plan)
  const [first] = judged
  if (!first) throw invalidInput({ [setField[plan.target]]: 'field_reduction_empty' })
  if (judged.some(({ refusal }) => refusal === undefined)) return
  const said = (language: Language) => ({ why: whyNone(first, plan.startsAt, language) })
  const isTaken = judged.every(({ refusal }) => refusal === 'taken')
  const field = isTaken ? setField[plan.target] : plan.kind === 'percent' ? 'percent' : 'amount'
  throw problem('invalid_input', { fields: { [field]: 'field_reduction_none' }, said })
}

function whyNone(judged: JudgedProduct, start: Date, language: Language): string {
  return `${judged.article.name}. ${refusalSentence(judged, start, language) ?? ''}`
}

/** @throws Problem 400 invalid_input by field */
export async function createReduction(
  deps: WriteDeps,
  body: ReductionBody,
  language: Language,
): Promise<WholeReduction> {
  const now = deps.clock()
  const id = await inTransaction(deps.database, async (tx) => {
    await lockReductions(tx)
    const plan = planOf(body, now)
    await requireGoods(tx, wholePlan(plan, 0))
    const row = await insertReduction(tx, plan)
    if (row.startsAt <= now) await startReduction(tx, row, now)
    return row.id
  })
  return viewReduction(deps.database.db, id, language)
}

/** @throws Problem 400, 404, 409 reduction_state, edit_conflict (with the reduction as it is) */
export async function changeReduction(
  deps: WriteDeps,
  id: number,
  body: ReductionBody,
  language: Language,
): Promise<WholeReduction> {
  const now = deps.clock()
  await inTransaction(deps.database, async (tx) => {
    await lockReductions(tx)
    const before = await findReduction(tx, id)
    if (!before) throw problem('reduction_not_found')
    if (before.startedAt) throw problem('reduction_state')
    await requireVersion(body.version, before.version, async () => ({
      ...(await viewReduction(tx, id, language)),
      version: before.version,
    }))
    const { createdAt: _createdAt, ...plan } = planOf(body, now, before)
    if (isSameRow(before, plan)) return
    await requireGoods(tx, wholePlan(plan, id))
    await changeRow(tx, id, plan)
    const row = await findReduction(tx, id)
    if (row && row.startsAt <= now) await startReduction(tx, row, now)
  })
  return viewReduction(deps.database.db, id, language)
}

/** @throws Problem 404, 409 reduction_state */
export async function endReduction(deps: WriteDeps, id: number, language: Language): Promise<WholeReduction> {
  await inTransaction(deps.database, async (tx) => {
    await lockReductions(tx)
    const row = await findReduction(tx, id)
    if (!row) throw problem('reduction_not_found')
    if (!row.startedAt || row.endedAt) throw problem('reduction_state')
    await endReductionNow(tx, row, deps.clock())
  })
  return viewReduction(deps.database.db, id, language)
}

/** @throws Problem 404, 409 reduction_state */
export async function deleteReduction(deps: WriteDeps, id: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await lockReductions(tx)
    const row = await findReduction(tx, id)
    if (!row) throw problem('reduction_not_found')
    if (row.startedAt) throw problem('reduction_state')
    await removeReduction(tx, id)
  })
}
