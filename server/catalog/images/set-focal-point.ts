import { createHash } from 'node:crypto'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { refocusedName } from '#shared/domain/platform/goods/image-name.ts'
import { findImageRecord } from './image-repository.ts'
import { storeImage } from './upload-image.ts'

/**
 * Gives a picture another focal point. The name contains it and never changes its meaning (decision 0009), so this is
 * the same content under a new name; other products keep their own.
 * @returns the file name
 * @throws Problem 400 for an unknown picture, 404 when its file is gone
 */
export async function setFocalPoint(
  deps: Pick<CatalogDeps, 'images' | 'imageBackup' | 'database' | 'clock' | 'log'>,
  name: string,
  focusX: number,
  focusY: number,
): Promise<string> {
  const { database, images, imageBackup } = deps
  const refocused = refocusedName(name, focusX, focusY)
  const record = refocused && (await findImageRecord(database.db, name))
  if (!refocused || !record) throw invalidInput({ imageUrl: 'field_image' })
  if (refocused === name || (await findImageRecord(database.db, refocused))) return refocused
  for (const store of [images, imageBackup]) {
    const content = await store.read(name)
    if (!content || createHash('sha256').update(content).digest('hex') !== record.sha256) continue
    await storeImage(deps, refocused, content, record.sha256)
    return refocused
  }
  throw problem('not_found')
}
