import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import { type ImageRecord, listImageRecords } from '#server/catalog/images/image-repository.ts'
import { csvChunks } from '#server/platform/csv/csv-download.ts'
import packageFacts from '../../../package.json' with { type: 'json' }
import { catalogFileHeader, fileColumns } from '../../foreign-files/columns/catalog-file-columns.ts'
import { type ArchiveManifest, archivePlaces } from '../../picture-intake/shop-archives.ts'
import { catalogRows } from '../catalog-file/catalog-rows.ts'
import { listShelfSet } from './shelf-set-repository.ts'

type ArchiveDeps = Pick<CatalogDeps, 'database' | 'images' | 'imageBackup' | 'clock' | 'log'>

const imageColumn = Object.keys(fileColumns).indexOf('imageUrls')

/**
 * The catalogue, the pictures of its products and the shelves as one zip, streamed: one picture at a time is in memory,
 * and a closed reader ends it. A picture without an intact copy is left out and named.
 */
export function writeArchive(deps: ArchiveDeps): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const left = new AbortController()
  output.once('close', () => left.abort())
  fill(zip, deps, left.signal).catch((error: Error) => {
    if (left.signal.aborted) return
    deps.log.error({ err: error }, 'the archive of the shop could not be written')
    output.destroy(error)
  })
  return output
}

async function fill(zip: ZipFile, deps: ArchiveDeps, left: AbortSignal): Promise<void> {
  const db = await deps.database.reports()
  const mtime = deps.clock()
  /** An entry is opened when those before it have been read, and is finished when it has been. */
  const add = (name: string, compress: boolean, open: () => Readable) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => reject(left.reason)
    left.addEventListener('abort', leave, { once: true })
    zip.addReadStreamLazy(name, { mtime, compress }, (hand) => {
      const stream = open()
      finished(stream, { signal: left }).then(resolve, reject)
      hand(null, stream)
    })
    return promise.finally(() => left.removeEventListener('abort', leave))
  }
  const records = new Map((await listImageRecords(db)).map((record) => [record.name, record]))
  const shelfSet = await listShelfSet(db)
  const names = new Set<string>()
  const hash = createHash('sha256')
  let products = 0
  async function* catalogue() {
    async function* rows() {
      for await (const batch of catalogRows(db)) {
        products += batch.length
        for (const row of batch) for (const name of (row[imageColumn] ?? '').split(' | ')) if (name) names.add(name)
        yield batch
      }
    }
    for await (const text of csvChunks(catalogFileHeader, rows())) {
      hash.update(text)
      yield Buffer.from(text)
    }
  }
  await add(archivePlaces.catalogue, true, () => Stream.from(catalogue()))
  const manifest: ArchiveManifest = {
    format: 'pedivella-shop',
    version: 1,
    shopVersion: packageFacts.version,
    madeAt: mtime.toISOString(),
    products,
    catalogueSha256: hash.digest('hex'),
    pictures: [],
    lost: [],
    ...shelfSet,
  }
  // One variable for all: the archive keeps the closures of its entries to its end.
  let content: Buffer | undefined
  for (const name of names) {
    left.throwIfAborted()
    // Yields the processor between two pictures.
    await setImmediate()
    const record = records.get(name)
    content = record && (await rightCopy(deps, record))
    if (!record || !content) {
      manifest.lost.push(name)
      continue
    }
    await add(`${archivePlaces.pictures}${name}`, false, () => Stream.from([content]))
    manifest.pictures.push({ name, sha256: record.sha256, bytes: record.bytes })
  }
  zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), archivePlaces.manifest, { mtime })
  zip.end()
}

async function rightCopy(
  { images, imageBackup }: ArchiveDeps,
  { name, sha256 }: ImageRecord,
): Promise<Buffer | undefined> {
  for (const store of [images, imageBackup]) {
    const content = await store.read(name)
    if (content && sha256Of(content) === sha256) return content
  }
  return undefined
}
