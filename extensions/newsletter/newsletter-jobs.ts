import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { deleteConsentsBefore, keptDays } from './newsletter-repository.ts'

export function newsletterJob({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>): Job {
  const before = (days: number) => new Date(clock().getTime() - days * 86_400_000)
  return {
    name: 'forget requests that were not confirmed, and consents a year after their end',
    everySeconds: 3_600,
    run: () =>
      deleteConsentsBefore(db, {
        unconfirmed: before(keptDays.unconfirmed),
        withdrawn: before(keptDays.withdrawn),
      }),
  }
}
