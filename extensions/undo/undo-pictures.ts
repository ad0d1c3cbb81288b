import { deleteMediaIn, putFilesAway } from '#extensions/media-library/change-media.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { listRecorded, type RecordedRow } from './act-repository.ts'
import type { Outcome } from './kept-parts.ts'
import { putRowBack } from './plain-row-repository.ts'

type PictureDeps = Pick<Deps, 'database' | 'shop' | 'images' | 'imageBackup' | 'variants'>

/** What happens to files, which no transaction holds: read before it, written after it. */
export interface PictureFiles {
  kept: Map<string, Buffer>
  back: string[]
  gone: string[]
}

const ofPictures = (changes: readonly RecordedRow[]) => changes.filter(({ tableName }) => tableName === 'images')

export async function readKeptFiles({ database, imageBackup }: PictureDeps, actId: number): Promise<PictureFiles> {
  const kept = new Map<string, Buffer>()
  for (const { objectId, after } of ofPictures(await listRecorded(database.db, actId))) {
    const content = after ? undefined : await imageBackup.read(objectId)
    if (content) kept.set(objectId, content)
  }
  return { kept, back: [], gone: [] }
}

/** A deleted picture comes back while its second copy is there; one that came back goes again while nothing shows it. */
export async function undoPictures(
  tx: Tx,
  deps: PictureDeps,
  { changes, files }: { changes: readonly RecordedRow[]; files: PictureFiles },
  outcome: Outcome,
): Promise<void> {
  for (const change of ofPictures(changes)) {
    if (!change.after && !files.kept.has(change.objectId)) outcome.keep(change, 'picture_gone')
    else if (!change.after) {
      const { result, kept } = await putRowBack(tx, change)
      if (kept) outcome.keep(change, kept.why)
      if (result === 'same') continue
      outcome.putBack(change)
      files.back.push(change.objectId)
    } else if (!files.gone.includes(change.objectId)) {
      try {
        files.gone.push(...(await deleteMediaIn(tx, deps, change.objectId)))
        outcome.putBack(change)
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        outcome.keep(change, error.code === 'picture_in_use' ? 'in_use' : 'gone')
      }
    }
  }
}

/** The minute's check of the pictures completes what is cut off here. */
export async function moveFiles(deps: PictureDeps, { kept, back, gone }: PictureFiles): Promise<void> {
  for (const name of back) await deps.images.write(name, kept.get(name) ?? Buffer.alloc(0))
  await putFilesAway(deps, gone)
}
