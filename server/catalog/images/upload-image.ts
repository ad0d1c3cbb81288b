import { createHash } from 'node:crypto'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { imageName } from '#shared/domain/platform/goods/image-name.ts'
import { encodeImage } from './image-encoder.ts'
import { insertImageRecord } from './image-repository.ts'

const stemLength = 32

type StoreDeps = Pick<CatalogDeps, 'images' | 'imageBackup' | 'database' | 'clock' | 'log'>

/**
 * Takes a picture into the shop: re-encoded, then the original, its second copy and its row. The row comes last: a
 * picture that products can name exists, and an interrupted upload leaves a file that the guard reports.
 * @returns the file name
 * @throws Problem 413, 415: nothing is written
 */
export async function uploadImage(deps: StoreDeps, upload: Buffer, isDrawing = false): Promise<string> {
  const { content, facts } = await encodeImage(upload)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const name = imageName(sha256.slice(0, stemLength), isDrawing ? { ...facts, fit: 'drawing' } : facts)
  await storeImage(deps, name, content, sha256)
  return name
}

export async function storeImage(
  { images, imageBackup, database, clock, log }: StoreDeps,
  name: string,
  content: Buffer,
  sha256: string,
): Promise<void> {
  await images.write(name, content)
  try {
    await imageBackup.write(name, content)
  } catch (error) {
    // The minute's check completes the second copy; the picture is no less there.
    log.error({ err: error, image: name }, 'the second copy of a picture could not be written')
  }
  await insertImageRecord(database.db, { name, sha256, bytes: content.length, createdAt: clock() })
}
