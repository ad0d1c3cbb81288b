import { sql } from 'drizzle-orm'
import type { ShownReduction } from '#shared/contract/catalog/catalog.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { percentLess } from '#shared/domain/platform/prices/lawful-price.ts'

/** As the statement below reads it; moments are texts in JSON. */
export interface OpenReduction {
  /** Empty: of the product's price. */
  size: string
  regularCents: number
  reducedCents: number
  comparisonCents: number
  comparedSince: string
  isWhole: boolean
  startedAt: string
  endsAt: string | null
}

/** The current reductions of a selected product and of its sizes. */
export const openReductions = sql<OpenReduction[]>`(
  select coalesce(json_agg(json_build_object('size', i.size,
    'regularCents', i.regular_cents, 'reducedCents', i.reduced_cents, 'comparisonCents', i.comparison_cents,
    'comparedSince', i.compared_since, 'isWhole', i.is_whole, 'startedAt', i.started_at, 'endsAt', r.ends_at)), '[]'::json)
  from reduction_items i join reductions r on r.id = i.reduction_id
  where i.product_id = products.id and i.ended_at is null)`

function shownReduction(open: OpenReduction): ShownReduction {
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

export function reducedIn(open: readonly OpenReduction[], size: string): { reduction?: ShownReduction } {
  const own = open.find((one) => one.size === size)
  return own ? { reduction: shownReduction(own) } : {}
}

const iso = (moment: string) => new Date(moment).toISOString()
