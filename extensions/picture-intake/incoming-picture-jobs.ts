import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { dropForgotten } from '../stored-imports/incoming-picture-repository.ts'
import { fetchQueuedPictures } from './fetch-queued-pictures.ts'

const expectedDays = 90

export function incomingPictureJobs(deps: CatalogDeps): Job[] {
  return [
    { name: 'fetch pictures', everySeconds: 3, run: (stop) => fetchQueuedPictures(deps, stop) },
    {
      name: 'forget pictures that do not arrive',
      everySeconds: 3_600,
      run: () => dropForgotten(deps.database.db, new Date(deps.clock().getTime() - expectedDays * 86_400_000)),
    },
  ]
}
