import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Job } from '#server/platform/jobs.ts'
import { listDeletedBefore } from '#server/platform/record/deletion-repository.ts'
import { undoDays } from '#shared/domain/platform/undo.ts'
import { listImageRecords } from './image-repository.ts'

/** The second copies of pictures that were deleted longer ago than an undo reaches. */
export const deletedPictureJob = ({
  database,
  imageBackup,
  clock,
}: Pick<CatalogDeps, 'database' | 'imageBackup' | 'clock'>): Job => ({
  name: 'remove deleted pictures',
  everySeconds: 86_400,
  run: async () => {
    const rows = new Set((await listImageRecords(database.db)).map(({ name }) => name))
    const others = [...(await imageBackup.marks()).keys()].filter((name) => !rows.has(name))
    const before = new Date(clock().getTime() - undoDays * 86_400_000)
    for (const name of await listDeletedBefore(database.db, others, before)) await imageBackup.remove(name)
  },
})
