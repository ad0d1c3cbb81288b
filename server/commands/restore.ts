import '#server/installed-extensions.ts'
import { resolve } from 'node:path'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { verifyArchive } from '#server/site/backup/archive-reader.ts'
import { fileArgument, runCommand, tell } from '#server/site/backup/command-line.ts'
import { assertNoPictures, assertNoRows, restoreBackup } from '#server/site/backup/restore-backup.ts'
import { readablePictures, writablePictures } from '#server/site/backup/shop-pictures.ts'
import { databaseAddress } from '#server/site/backup/shop-records.ts'

await runCommand(async () => {
  const file = resolve(fileArgument('restore'))
  const config = readConfig(process.env)
  const manifest = await verifyArchive(file)
  await assertNoPictures(readablePictures(config))
  const database = await openDatabase(databaseAddress(config), async (db) => {
    await assertNoRows(db)
    return true
  })
  try {
    const pictures = await writablePictures(config)
    const shopConfig = await restoreBackup({ file, manifest, config, database, pictures })
    const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0)
    tell(`Restored ${rows} rows and ${manifest.entries.length - 2} pictures, as of ${manifest.madeAt}.`)
    tell(
      shopConfig === config.shopConfigFile
        ? `The shop's configuration is in ${shopConfig}.`
        : `SHOP_CONFIG was there and stays; the backup's configuration is in ${shopConfig}.`,
    )
    if (manifest.lostPictures.length > 0)
      process.stderr.write(`To be uploaded again, the backup has no copy: ${manifest.lostPictures.join(', ')}\n`)
    return 0
  } finally {
    await database.close()
  }
})
