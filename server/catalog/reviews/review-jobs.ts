import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { deleteLeftQuestions } from './question-repository.ts'
import { requestReviews } from './request-reviews.ts'
import { deleteLeftPhotos } from './review-photo-repository.ts'

const dayMs = 86_400_000
/** Stated in the privacy notice. */
const keptDays = { photo: 1, question: 365 }

export function reviewJobs(deps: CatalogDeps): Job[] {
  const { database, clock } = deps
  const housekeeping = {
    name: 'review-housekeeping',
    everySeconds: 3_600,
    run: async () => {
      const before = (days: number) => new Date(clock().getTime() - days * dayMs)
      await deleteLeftPhotos(database.db, before(keptDays.photo))
      await deleteLeftQuestions(database.db, before(keptDays.question))
    },
  }
  return [housekeeping, { name: 'review-requests', everySeconds: 3_600, run: () => requestReviews(deps) }]
}
