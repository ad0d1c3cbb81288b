import { join } from 'node:path'
import { folderImageStore, openFolderImageStore } from '#server/catalog/images/folder-image-store.ts'
import { openS3ImageStore } from '#server/catalog/images/s3-image-store.ts'
import type { Config } from '#server/platform/config.ts'
import type { Deps } from '#server/site/deps/deps.ts'

export type Pictures = Pick<Deps, 'images' | 'imageBackup'>

export function readablePictures({ s3, dataDir, imageBackupDir }: Config): Pictures {
  return {
    images: s3 ? openS3ImageStore(s3) : folderImageStore(join(dataDir, 'images')),
    imageBackup: folderImageStore(imageBackupDir),
  }
}

export async function writablePictures({ s3, dataDir, imageBackupDir }: Config): Promise<Pictures> {
  return {
    images: s3 ? openS3ImageStore(s3) : await openFolderImageStore(join(dataDir, 'images')),
    imageBackup: await openFolderImageStore(imageBackupDir),
  }
}
