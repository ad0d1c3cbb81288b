import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Violation } from '#server/platform/database/invariant-check.ts'
import type { Job } from '#server/platform/jobs.ts'
import { signalsOf } from '#server/platform/signals.ts'
import { findViolations } from './invariant-repository.ts'

/** The invariants of orders, payments, stock, refunds, returns, transfers, parcels, additions, job cards and taxes. */
export async function checkInvariants({
  database,
  clock,
}: Pick<OrdersDeps, 'database' | 'clock'>): Promise<Violation[]> {
  return findViolations(database.db, clock())
}

export function violationText({ invariant, rule, subject, detail }: Violation): string {
  return `${invariant} ${rule}: ${subject}: ${detail}`
}

export function invariantJob(deps: OrdersDeps): Job {
  return {
    name: 'check invariants',
    everySeconds: 3_600,
    run: async () => {
      const violations = await checkInvariants(deps)
      signalsOf(deps.database).invariantViolations = violations.length
      for (const violation of violations) deps.log.error({ violation }, violationText(violation))
    },
  }
}
