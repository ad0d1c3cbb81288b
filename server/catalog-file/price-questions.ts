import { listPriceRanges } from '#server/catalog/admin-product-repository.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportQuery } from '#shared/contract/admin-catalog-file.ts'
import type { ImportPlan, PlannedCreate, PlannedEdit } from './import-plan.ts'
import { enoughPrices, highShare, lowShare, priceWonder, rangesWith } from './price-wonder.ts'

type Wish = Pick<ImportQuery, 'onPrice' | 'confirmedLines'>

/** Finds the prices of a plan that somebody has to confirm; where they are to be left out, takes those rows from it. */
export async function askAboutPrices(db: Db, plan: ImportPlan, { onPrice, confirmedLines }: Wish): Promise<void> {
  const changes = [...plan.creates.map(ofCreate), ...plan.edits.map(ofEdit)].filter(
    ({ beforeCents, afterCents }) => beforeCents !== afterCents,
  )
  if (changes.length === 0) return
  const stored = await listPriceRanges(db, { from: lowShare, to: highShare, atLeast: enoughPrices })
  const ranges = rangesWith(stored, changes)
  const confirmed = new Set(confirmedLines?.split(',').map(Number))
  for (const change of changes) {
    const reason = priceWonder(change, ranges)
    if (!reason) continue
    const range = reason === 'category' ? ranges.find((one) => one.category === change.category) : undefined
    const isConfirmed = onPrice === 'accept' || confirmed.has(change.line)
    plan.questions.push({ ...change, reason, range, isConfirmed })
  }
  plan.questions.sort((a, b) => a.line - b.line)
  if (onPrice !== 'skip') return
  const leftOut = new Set(plan.questions.filter((one) => !one.isConfirmed).map(({ line }) => line))
  plan.creates = plan.creates.filter(({ line }) => !leftOut.has(line))
  plan.edits = plan.edits.filter(({ line }) => !leftOut.has(line))
}

function ofCreate({ line, productCode, shape }: PlannedCreate) {
  const { name, category, priceCents, isActive } = shape
  return { line, productCode, name, category, beforeCents: undefined, afterCents: priceCents, isOnSale: isActive }
}

function ofEdit({ line, edit: { before, after } }: PlannedEdit) {
  const { productCode, name, category, priceCents, isActive } = after
  const beforeCents = before.row.priceCents
  return { line, productCode, name, category, beforeCents, afterCents: priceCents, isOnSale: isActive }
}
