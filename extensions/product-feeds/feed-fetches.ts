import type { Database } from '#server/platform/database/database.ts'

const all = new WeakMap<Database, Map<string, Date>>()

/** When each list was last fetched from this node, by its path. */
export function fetchesOf(database: Database): Map<string, Date> {
  const known = all.get(database) ?? new Map<string, Date>()
  all.set(database, known)
  return known
}
