import type { SQL } from 'drizzle-orm'

export interface Violation {
  /** Its number in docs/rules.md, "Consistency checks". */
  invariant: string
  rule: string
  subject: string
  detail: string
}

export interface Check {
  invariant: string
  rule: string
  /** Answers a row of `subject` and `detail` for each violation. */
  query(now: string): SQL
}
