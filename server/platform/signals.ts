import type { Database } from '#server/platform/database/database.ts'

interface Signals {
  /** By job name; only runs of this node. */
  jobs: Map<string, { failures: number; succeededAt: Date | undefined }>
  /** Of the last check; undefined before this node's first one. */
  invariantViolations: number | undefined
  images: { missing: number; notBackedUp: number; orphans: number } | undefined
}

const seen = new WeakMap<Database, Signals>()

/** A process has one shop and a shop one database, so the database names whose signals they are. */
export function signalsOf(database: Database): Signals {
  const known = seen.get(database)
  if (known) return known
  const made: Signals = { jobs: new Map(), invariantViolations: undefined, images: undefined }
  seen.set(database, made)
  return made
}
