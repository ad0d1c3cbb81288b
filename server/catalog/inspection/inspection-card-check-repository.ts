import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const jobCardChecks: readonly Check[] = [
  {
    invariant: 'I30',
    rule: 'the marks of a job card are numbered from one without a gap',
    query: () => sql`
      select product_id::text as subject, count(*) || ' marks up to number ' || max(number) as detail
      from job_card_marks group by product_id having count(*) <> max(number)`,
  },
]
