import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const workshopChecks: readonly Check[] = [
  {
    invariant: 'I62',
    rule: 'a booking holds a stand until its job is cancelled',
    query: () => sql`
      select j.number as subject, j.state as detail
      from workshop_bookings b join workshop_jobs j on j.id = b.job_id
      where (j.state = 'cancelled') <> (b.cancelled_at is not null)`,
  },
]
