import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const reductionChecks: readonly Check[] = [
  {
    invariant: 'I36',
    rule: 'an article in a running reduction has its reduced price',
    query: () => sql`
      select p.id::text as subject, 'price ' || coalesce(s.price_cents, p.price_cents) || ', reduced ' || i.reduced_cents as detail
      from reduction_items i join products p on p.id = i.product_id
      left join product_sizes s on s.product_id = i.product_id and s.size = i.size
      where i.ended_at is null and i.reduced_cents is distinct from case when i.size = '' then p.price_cents else s.price_cents end`,
  },
  {
    invariant: 'I36',
    rule: 'articles are reduced exactly while their reduction runs',
    query: () => sql`
      select r.id::text as subject, 'article ' || i.product_id || ' is still reduced' as detail
      from reductions r join reduction_items i on i.reduction_id = r.id
      where i.ended_at is null and (r.started_at is null or r.ended_at is not null)`,
  },
]
