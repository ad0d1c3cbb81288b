import type { SQL } from 'drizzle-orm'

export interface Violation {
  /** I1 to I13: rules 480 to 492; I14 to I21: rules 586 to 589 and 605 to 608; I22: rule 637; I23: rule 646; I24: rule 665; I30: rule 699; I35: rule 723; I37, I38: rule 740. */
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
