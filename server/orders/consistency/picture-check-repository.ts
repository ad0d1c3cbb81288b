import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const pictureChecks: readonly Check[] = [
  {
    invariant: 'I46',
    rule: 'a picture that has come in behind a file is one that the shop has',
    query: () => sql`
      select p.id::text as subject, p.address || ' as ' || p.image_name as detail
      from incoming_pictures p left join images i on i.name = p.image_name
      where p.state = 'done' and i.name is null`,
  },
]
