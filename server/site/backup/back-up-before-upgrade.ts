import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '#server/platform/backup-error.ts'
import type { Config } from '#server/platform/config.ts'
import type { MayMigrate } from '#server/platform/database/database.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { size } from './command-line.ts'
import { makeBackup } from './make-backup.ts'
import { type Pictures, readablePictures } from './shop-pictures.ts'
import { rowsOf } from './shop-records.ts'
import { findFilledTable } from './shop-rows-repository.ts'

interface Upgrade {
  config: Config
  clock: () => Date
  log: Deps['log']
  pictures?: Pictures
}

/**
 * A shop with data gets a backup in BACKUP_DIR before its schema changes; without the backup there is no change. Its
 * name consists of day and migration, so that repeated attempts do not fill the disk.
 */
export function backUpBeforeUpgrade({ config, clock, log, pictures }: Upgrade): MayMigrate {
  return async (db, { applied, pending: [next] }) => {
    if (!next || applied.length === 0 || !(await findFilledTable(db))) return true
    const now = clock()
    const file = join(
      config.backupDir,
      `shop-${now.toISOString().slice(0, 10)}-before-${next.tag.replaceAll('/', '-')}.tar.gz`,
    )
    log.info({ file }, 'the database is of an earlier version: it is backed up first')
    try {
      await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
      const { lostPictures } = await makeBackup({
        file,
        config,
        records: rowsOf({ db }),
        pictures: pictures ?? readablePictures(config),
        now,
        say: (progress) => log.info(`the backup before the upgrade goes on: ${progress}`),
      })
      if (lostPictures.length > 0) log.warn({ images: lostPictures }, 'pictures without a right copy are not in it')
    } catch (error) {
      throw new BackupError(
        `the database is of an earlier version and was left as it is, because the backup before the upgrade cannot be made: ${(error as Error).message} (BACKUP_DIR says where it goes)`,
        { cause: error },
      )
    }
    log.info({ file, size: size((await stat(file)).size) }, 'the database is backed up and will be upgraded')
    return true
  }
}
