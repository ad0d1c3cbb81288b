import '#server/installed-extensions.ts'
import { rmSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { BackupError } from '#server/platform/backup-error.ts'
import { readConfig } from '#server/platform/config.ts'
import { fileArgument, runCommand, size, tell } from '#server/site/backup/command-line.ts'
import { makeBackup, partsOf } from '#server/site/backup/make-backup.ts'
import { readablePictures } from '#server/site/backup/shop-pictures.ts'
import { openShopRecords } from '#server/site/backup/shop-records.ts'

await runCommand(async () => {
  const file = resolve(fileArgument('backup'))
  const config = readConfig(process.env)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      for (const part of partsOf(file)) rmSync(part, { force: true })
      process.stderr.write(`Ended: ${file} was not written\n`)
      process.exit(code)
    })
  const records = await openShopRecords(config)
  try {
    const manifest = await makeBackup({
      file,
      config,
      records,
      pictures: readablePictures(config),
      now: new Date(),
      say: tell,
    }).catch((error: NodeJS.ErrnoException) => {
      throw error.path?.startsWith(file) ? new BackupError(`FILE cannot be written: ${error.message}`) : error
    })
    const rows = Object.values(manifest.rows).reduce((sum, n) => sum + n, 0)
    const pictures = manifest.entries.length - 2
    tell(`Backed up ${rows} rows and ${pictures} pictures to ${file} (${size((await stat(file)).size)}).`)
    if (manifest.lostPictures.length > 0)
      process.stderr.write(`Not in it, for no right copy is left: ${manifest.lostPictures.join(', ')}\n`)
    return 0
  } finally {
    await records.close()
  }
})
