import { listPriceRanges } from '#server/catalog/products/admin-product-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { ImportQuery } from '../../stored-imports/admin-catalog-file.ts'
import type { ImportPreview } from './import-plan.ts'
import { enoughPrices, highShare, lowShare, rangesWith, suspiciousPrice } from './suspicious-price.ts'

type Wish = Pick<ImportQuery, 'onPrice' | 'confirmedLines'>

/** Finds the prices of a plan that need a confirmation; removes those rows where they are to be left out. */
export async function askAboutPrices(db: Db, plan: ImportPreview, { onPrice, confirmedLines }: Wish): Promise<void> {
  const changes = plan.changes.filter(({ beforeCents, afterCents }) => beforeCents !== afterCents)
  if (changes.length === 0) return
  const stored = await listPriceRanges(db, { from: lowShare, to: highShare, atLeast: enoughPrices })
  const ranges = rangesWith(stored, changes)
  const confirmed = new Set(confirmedLines?.split(',').map(Number))
  for (const change of changes) {
    const reason = suspiciousPrice(change, ranges)
    if (!reason) continue
    const range = reason === 'category' ? ranges.find((one) => one.category === change.category) : undefined
    const isConfirmed = onPrice === 'accept' || confirmed.has(change.line)
    const { line, productCode, name, category, beforeCents, afterCents, isOnSale } = change
    const asked = { line, productCode, name, category, beforeCents, afterCents, isOnSale }
    plan.questions.push({ ...asked, reason, range, isConfirmed })
  }
  plan.questions.sort((a, b) => a.line - b.line)
  if (onPrice !== 'skip') return
  const leftOut = new Set(plan.questions.filter((one) => !one.isConfirmed).map(({ line }) => line))
  plan.changes = plan.changes.filter(({ line }) => !leftOut.has(line))
}
