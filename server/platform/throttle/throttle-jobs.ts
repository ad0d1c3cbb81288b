import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteCallsBefore } from './counted-call-repository.ts'

const dayMs = 86_400_000

/** Networks of callers are kept for a day (decision 0026). */
export function throttleJobs({ database: { db }, clock }: Pick<PlatformDeps, 'database' | 'clock'>): Job[] {
  return [
    {
      name: 'forget who called',
      everySeconds: 600,
      run: () => deleteCallsBefore(db, new Date(clock().getTime() - dayMs)),
    },
  ]
}
