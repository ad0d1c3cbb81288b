import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import { findImageRecord } from '#server/catalog/images/image-repository.ts'
import { isOriginal } from '#server/catalog/images/is-original.ts'
import { storeImage } from '#server/catalog/images/upload-image.ts'
import { problem } from '#server/platform/problems/problem.ts'

const archivedName = /^[a-z0-9][a-z0-9-]{0,120}\.webp$/
const maxBytes = 5 * 1024 * 1024

/**
 * Takes a picture of an archive unchanged, so that the catalogue file finds it by its name. Uploads were re-encoded
 * before; this checks that the file is a plain picture.
 * @returns whether it is new
 * @throws Problem 400 picture_damaged, 409 picture_name_taken, 413, 415 picture_no_original
 */
export async function importOriginal(
  deps: Pick<CatalogDeps, 'images' | 'imageBackup' | 'database' | 'clock' | 'log'>,
  name: string,
  sha256: string,
  content: Buffer,
): Promise<boolean> {
  if (content.length > maxBytes) throw problem('image_too_large')
  if (!archivedName.test(name)) throw problem('picture_no_original')
  if (sha256Of(content) !== sha256) throw problem('picture_damaged')
  const known = await findImageRecord(deps.database.db, name)
  if (known && known.sha256 !== sha256) throw problem('picture_name_taken')
  if (known && (await deps.images.read(name))) return false
  if (!(await isOriginal(name, content))) throw problem('picture_no_original')
  await storeImage(deps, name, content, sha256)
  return !known
}
