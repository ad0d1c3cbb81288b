import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const draftChecks: readonly Check[] = [
  {
    invariant: 'I55',
    rule: 'an offer holds no stock: nothing has moved for it before its order, which was placed while it held',
    query: () => sql`
      select d.id::text as subject, 'moved ' || m.delta || ' of ' || m.product_id as detail
      from drafts d join stock_movements m on m.ref_id = d.id::text
      union all
      select d.id::text, 'ordered at ' || o.created_at || ', expired at ' || d.expires_at
      from drafts d join orders o on o.id = d.order_id where o.created_at > d.expires_at or d.withdrawn_at < o.created_at`,
  },
]
