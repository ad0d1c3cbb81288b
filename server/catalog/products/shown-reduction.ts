import { sql } from 'drizzle-orm'
import type { ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { percentLess } from '#shared/domain/pricing/lawful-price.ts'

/** As the statement below reads it; moments are texts in JSON. */
export interface OpenReduction {
  regularCents: number
  reducedCents: number
  comparisonCents: number
  comparedSince: string
  isWhole: boolean
  startedAt: string
  endsAt: string | null
}

/** The current reduction of a selected product. */
export const openReduction = sql<OpenReduction | null>`(
  select json_build_object(
    'regularCents', i.regular_cents, 'reducedCents', i.reduced_cents, 'comparisonCents', i.comparison_cents,
    'comparedSince', i.compared_since, 'isWhole', i.is_whole, 'startedAt', i.started_at, 'endsAt', r.ends_at)
  from reduction_items i join reductions r on r.id = i.reduction_id
  where i.product_id = products.id and i.ended_at is null)`

export function shownReduction(open: OpenReduction): ShownReduction {
  const { regularCents, reducedCents, comparisonCents, endsAt } = open
  return {
    percent: percentLess(reducedCents, comparisonCents),
    comparison: toDecimal(comparisonCents),
    since: iso(open.comparedSince),
    isWhole: open.isWhole,
    startedAt: iso(open.startedAt),
    until: endsAt && iso(endsAt),
    after: toDecimal(regularCents),
  }
}

const iso = (moment: string) => new Date(moment).toISOString()
