import type { Deps } from './deps.ts'
import type { Job } from './jobs.ts'

/** Everything the shop does by itself, again and again. */
export function shopJobs(_deps: Deps): Job[] {
  return []
}
