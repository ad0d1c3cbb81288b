import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import { BackupError } from '#server/platform/backup-error.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import { archiveNames, type Manifest } from './archive-manifest.ts'
import { readArchive } from './archive-reader.ts'
import { readRowLines } from './row-lines.ts'
import type { Pictures } from './shop-pictures.ts'
import { findFilledTable, loadRows } from './shop-rows-repository.ts'

/** @throws BackupError naming the rows found */
export async function assertNoRows(db: Db): Promise<void> {
  const filled = await findFilledTable(db)
  if (!filled) return
  throw new BackupError(
    `the database already holds a shop (${filled.rows} rows in ${filled.table}): restore only into an empty one`,
  )
}

/** @throws BackupError when there are pictures already */
export async function assertNoPictures({ images }: Pictures): Promise<void> {
  const { size } = await images.marks()
  if (size > 0) throw new BackupError(`there are already ${size} pictures: restore only where there are none`)
}

interface RestoreInput {
  file: string
  manifest: Manifest
  config: Config
  database: Database
  pictures: Pictures
}

/**
 * Puts a shop back: pictures and their second copies, then all rows at once, then the configuration beside. What fails
 * leaves neither rows nor pictures. @returns where the configuration lies now
 */
export async function restoreBackup({ file, manifest, config, database, pictures }: RestoreInput): Promise<string> {
  const sums = new Map(manifest.entries.map((entry) => [entry.name, entry.sha256]))
  const written: string[] = []
  let shopConfig: Buffer | undefined
  try {
    await readArchive(file, async (entryName, entry) => {
      const picture = archiveNames.pictureIn(entryName)
      if (entryName === archiveNames.rows) {
        await loadRows(database, await readRowLines(entry))
        return
      }
      const content = await buffer(entry)
      if (entryName === archiveNames.shopConfig) shopConfig = content
      if (picture === undefined) return
      if (sha256Of(content) !== sums.get(entryName)) throw new BackupError(`${file} has changed while it was read`)
      written.push(picture)
      await pictures.images.write(picture, content)
      await pictures.imageBackup.write(picture, content)
    })
  } catch (error) {
    for (const name of written) await pictures.images.remove(name)
    throw error
  }
  return placeShopConfig(config, shopConfig ?? Buffer.alloc(0))
}

/** An existing configuration stays; the backup's is put beside it for comparison. */
async function placeShopConfig({ shopConfigFile, dataDir }: Config, content: Buffer): Promise<string> {
  const file = existsSync(shopConfigFile) ? join(dataDir, 'shop.config.restored.json') : shopConfigFile
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  return file
}
