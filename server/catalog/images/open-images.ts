import { join } from 'node:path'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import type { Config } from '#server/platform/config.ts'
import { ConfigError } from '#server/platform/problems/config-error.ts'
import { openFolderImageStore } from './folder-image-store.ts'
import { openS3ImageStore } from './s3-image-store.ts'

/** Opens the store of the originals and tests it, so that a wrong setting stops the start. @throws ConfigError */
export async function openImages({ s3, dataDir }: Config): Promise<ImageStore> {
  if (!s3) return openFolderImageStore(join(dataDir, 'images'))
  const store = openS3ImageStore(s3)
  // No picture is called so.
  const trial = `start-${crypto.randomUUID()}.txt`
  try {
    await store.marks()
    await store.write(trial, Buffer.from('start'))
    await store.remove(trial)
    return store
  } catch (error) {
    throw new ConfigError([
      `S3_BUCKET ${s3.bucket} cannot be read and written: ${(error as Error).message}; make the bucket, or correct S3_ENDPOINT and its keys`,
    ])
  }
}

/** Second copies. @throws ConfigError */
export async function openImageBackup(folder: string): Promise<ImageStore> {
  try {
    return await openFolderImageStore(folder)
  } catch (error) {
    throw new ConfigError([`IMAGE_BACKUP_DIR cannot be used: ${(error as Error).message}`])
  }
}
