import { randomInt } from 'node:crypto'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { isSameRow, targetsOf } from '#server/pricing/reductions/reduction-targets.ts'
import { type CampaignBody, maxCampaignCodes } from '#shared/contract/pricing/admin-campaigns.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import { clockShows, momentOnClock } from '#shared/domain/platform/prices/reduction.ts'
import {
  insertCampaign,
  insertCodes,
  isCampaignUsed,
  listNames,
  lockCampaign,
  type NewCampaign,
  removeCampaign,
  updateCampaign,
} from './campaign-repository.ts'
import { viewCampaign } from './campaign-view.ts'
import type { CampaignRow } from './coupon-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock'>

/** Typed ones, and the number to generate. */
interface RequestedCoupons {
  codes: readonly string[]
  drawn: number
}

/** The form as stored. @throws Problem 400 by field */
function campaignOf(body: CampaignBody, now: Date, before?: CampaignRow): Omit<NewCampaign, 'createdAt'> {
  const { name, kind, percent, amount } = body
  const minimumCents = body.minimum ?? 0
  if (kind === 'percent' && percent == null) throw invalidInput({ percent: 'field_code_percent' })
  if (kind === 'amount' && (amount == null || amount <= 0 || amount > maxPriceCents))
    throw invalidInput({ amount: 'field_reduction_amount' })
  if (minimumCents < 0 || minimumCents > maxPriceCents) throw invalidInput({ minimum: 'field_amount' })
  if (kind === 'amount' && minimumCents <= (amount ?? 0)) throw invalidInput({ minimum: 'field_code_minimum' })
  const items = targetsOf(body)
  if (items.target === 'shelf' && !items.shelf) throw invalidInput({ shelf: 'field_required' })
  if (items.target === 'brand' && !items.brand) throw invalidInput({ brand: 'field_required' })
  if (items.target === 'products' && items.productIds.length === 0) throw invalidInput({ productIds: 'field_required' })
  const startsAt = momentOf(body.from, before?.startsAt) ?? before?.startsAt ?? now
  const endsAt = momentOf(body.to, before?.endsAt)
  if (endsAt && endsAt <= startsAt && endsAt !== before?.endsAt) throw invalidInput({ to: 'field_reduction_end' })
  return {
    name,
    kind,
    value: kind === 'percent' ? (percent ?? 0) : kind === 'amount' ? (amount ?? 0) : 0,
    ...items,
    minimumCents,
    startsAt,
    endsAt,
    maxUses: body.maxUses ?? null,
    maxUsesPerCustomer: body.maxUsesPerCustomer ?? null,
    isFirstOrder: body.isFirstOrder ?? false,
    isCombinable: body.isCombinable ?? false,
  }
}

/** The clock shows minutes: a moment that was not changed keeps its seconds. */
function momentOf(clock: string | null | undefined, before: Date | null | undefined): Date | null {
  if (!clock) return null
  return before && clockShows(before) === clock ? before : momentOnClock(clock)
}

/** @throws Problem 400 invalid_input by field, 409 code_taken */
export async function createCampaign(deps: WriteDeps, body: CampaignBody & RequestedCoupons): Promise<number> {
  const now = deps.clock()
  const row = campaignOf(body, now)
  return inTransaction(deps.database, async (tx) => {
    await requireArticles(tx, row)
    const id = await insertCampaign(tx, { ...row, createdAt: now })
    await writeCodes(tx, id, body, now)
    return id
  })
}

/** @throws Problem 400 invalid_input by field, 404 campaign_not_found, 409 edit_conflict with it as it is */
export async function changeCampaign(deps: WriteDeps, id: number, body: CampaignBody): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const before = await requireCampaign(tx, id)
    await requireVersion(body.version, before.version, async () => ({
      ...(await viewCampaign(tx, id, deps.clock())),
      version: before.version,
    }))
    const row = campaignOf(body, deps.clock(), before)
    if (isSameRow(before, row)) return
    await requireArticles(tx, row)
    await updateCampaign(tx, id, row)
  })
}

/** @throws Problem 400 invalid_input, 404 campaign_not_found, 409 code_taken */
export async function addCodes(deps: WriteDeps, id: number, requested: RequestedCoupons): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await requireCampaign(tx, id)
    await writeCodes(tx, id, requested, deps.clock())
  })
}

/** One that has ended stays as it is. @throws Problem 404 campaign_not_found */
export async function endCampaign(deps: WriteDeps, id: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    const { startsAt, endsAt } = await requireCampaign(tx, id)
    const now = deps.clock()
    if (endsAt && endsAt <= now) return
    await updateCampaign(tx, id, { endsAt: now, ...(startsAt > now && { startsAt: now }) })
  })
}

/** @throws Problem 404 campaign_not_found, 409 campaign_used */
export async function deleteCampaign(deps: WriteDeps, id: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await requireCampaign(tx, id)
    if (await isCampaignUsed(tx, id)) throw problem('campaign_used')
    await removeCampaign(tx, id)
  })
}

async function requireCampaign(tx: Tx, id: number): Promise<CampaignRow> {
  const row = await lockCampaign(tx, id)
  if (!row) throw problem('campaign_not_found')
  return row
}

async function requireArticles(tx: Tx, { productIds = [] }: Pick<NewCampaign, 'productIds'>): Promise<void> {
  if ((await listNames(tx, productIds)).length < productIds.length)
    throw invalidInput({ productIds: 'field_reduction_empty' })
}

async function writeCodes(tx: Tx, id: number, { codes, drawn }: RequestedCoupons, at: Date): Promise<void> {
  const typed = [...new Set(codes)]
  if (typed.length + drawn === 0) throw invalidInput({ codes: 'field_required' })
  if (typed.length + drawn > maxCampaignCodes) throw invalidInput({ codes: 'field_code_count' })
  const taken = await insertCodes(tx, id, typed, at)
  if (taken.length > 0) throw problem('code_taken', { fields: { codes: 'code_taken' }, details: { codes: taken } })
  // One that was drawn before is drawn again.
  for (let missing = drawn; missing > 0; )
    missing = (
      await insertCodes(
        tx,
        id,
        Array.from({ length: missing }, () => drawCode()),
        at,
      )
    ).length
}

/** Without what looks alike: 0 and O, 1 and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** «K7QF-2M9X»: forty bits, so that trying finds none. */
function drawCode(): string {
  const draw = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
  return `${draw()}-${draw()}`
}
