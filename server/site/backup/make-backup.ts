import { createReadStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import type { ImageRecord } from '#server/catalog/images/image-repository.ts'
import { BackupError } from '#server/platform/backup-error.ts'
import type { Config } from '#server/platform/config.ts'
import packageFacts from '../../../package.json' with { type: 'json' }
import { archiveNames, type Manifest } from './archive-manifest.ts'
import { writeArchive } from './archive-writer.ts'
import { size } from './command-line.ts'
import { readRowLines } from './row-lines.ts'
import type { Pictures } from './shop-pictures.ts'
import type { ShopRecords } from './shop-records.ts'

interface BackupInput {
  file: string
  config: Config
  records: Pick<ShopRecords, 'dumpTo'>
  pictures: Pictures
  now: Date
  /** Told every five seconds how far it has come. */
  say?: (progress: string) => void
}

const sayEveryMs = 5_000

/** What a backup that is ended leaves beside its file. */
export const partsOf = (file: string) => [`${file}.part`, `${file}.rows.part`] as const

/**
 * The whole shop in one file. Rows first, then their pictures: a picture's content never changes and is there before
 * its row, so both together are the shop of one moment. A damaged original is taken from its second copy; one without
 * a right copy is named in the manifest, for orders must not go without a backup for its sake.
 * @throws BackupError when the shop's configuration cannot be read
 */
export async function makeBackup({ file, config, records, pictures, now, say }: BackupInput): Promise<Manifest> {
  const [, rowsFile] = partsOf(file)
  const done = { rows: 0, pictures: 0, ofPictures: 0 }
  const begun = Date.now()
  const timer = setInterval(async () => {
    const read = size((await stat(rowsFile).catch(() => undefined))?.size ?? 0)
    const seconds = Math.round((Date.now() - begun) / 1_000)
    const { rows, pictures, ofPictures } = done
    say?.(
      `${rows === 0 ? `${read} read from the database` : `${rows} rows, ${pictures} of ${ofPictures} pictures`}, ${seconds} s`,
    )
  }, sayEveryMs).unref()
  const shopConfig = await readFile(config.shopConfigFile).catch((error: Error) => {
    throw new BackupError(`SHOP_CONFIG cannot be read: ${error.message}`)
  })
  try {
    await records.dumpTo(rowsFile)
    const { migrations, rows, images } = await surveyRows(rowsFile, (read) => {
      done.rows += read
    })
    done.ofPictures = images.length
    return await writeArchive(file, async (archive) => {
      const lostPictures: string[] = []
      for (const image of images) {
        const content = (await rightCopy(pictures.images, image)) ?? (await rightCopy(pictures.imageBackup, image))
        if (content) await archive.add(archiveNames.picture(image.name), content)
        else lostPictures.push(image.name)
        done.pictures++
      }
      await archive.add(archiveNames.shopConfig, shopConfig)
      await archive.addFile(archiveNames.rows, rowsFile, (await stat(rowsFile)).size)
      return {
        format: 'pedivella-backup',
        version: 1,
        shopVersion: packageFacts.version,
        madeAt: now.toISOString(),
        database: config.databaseUrl ? 'postgres' : 'embedded',
        migrations: [...migrations],
        rows,
        lostPictures,
      }
    })
  } finally {
    clearInterval(timer)
    await rm(rowsFile, { force: true })
  }
}

async function surveyRows(rowsFile: string, onRows: (read: number) => void) {
  const { migrations, pages } = await readRowLines(createReadStream(rowsFile))
  const rows: Record<string, number> = {}
  const images: ImageRecord[] = []
  for await (const page of pages) {
    rows[page.table] = (rows[page.table] ?? 0) + page.rows.length
    onRows(page.rows.length)
    if (page.table === 'images') images.push(...page.rows.map((row) => JSON.parse(row) as ImageRecord))
  }
  return { migrations, rows, images }
}

async function rightCopy(store: Pictures['images'], { name, sha256 }: ImageRecord): Promise<Buffer | undefined> {
  const content = await store.read(name)
  return content && sha256Of(content) === sha256 ? content : undefined
}
