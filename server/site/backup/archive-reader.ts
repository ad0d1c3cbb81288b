import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError } from '#server/platform/backup-error.ts'
import { archiveNames, type Manifest, type ManifestEntry, manifestSchema } from './archive-manifest.ts'

/** Goes through a backup's entries in their order. Each one is read to its end before the next one comes. */
export async function readArchive(
  file: string,
  visit: (name: string, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const tar = extract()
  const visitAll = async () => {
    for await (const entry of tar) await visit(entry.header.name, entry as AsyncIterable<Buffer>)
  }
  await Promise.all([pipeline(createReadStream(file), createGunzip(), tar), visitAll()])
}

/** Reads all of a backup and compares each entry with the manifest. @throws BackupError when anything is not as written */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: ManifestEntry[] = []
  let manifestText: Buffer | undefined
  try {
    await readArchive(file, async (name, content) => {
      if (name === archiveNames.manifest) {
        manifestText = await buffer(content)
        return
      }
      const hash = createHash('sha256')
      let bytes = 0
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.length
      }
      found.push({ name, bytes, sha256: hash.digest('hex') })
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall)
      throw new BackupError(`${file} cannot be read: ${(error as Error).message}`)
    throw new BackupError(`${file} is damaged, or no backup: ${(error as Error).message}`)
  }
  if (!manifestText)
    throw new BackupError(`${file} is no backup of a shop, or cut short: it has no ${archiveNames.manifest}`)
  const manifest = manifestIn(file, manifestText)
  const difference = differenceOf(manifest.entries, found)
  if (difference) throw new BackupError(`${file} is damaged: ${difference}`)
  return manifest
}

function manifestIn(file: string, text: Buffer): Manifest {
  let content: unknown
  try {
    content = JSON.parse(text.toString('utf8'))
  } catch (error) {
    throw new BackupError(`${file} is damaged: its manifest is no JSON: ${(error as Error).message}`)
  }
  const result = manifestSchema.safeParse(content)
  if (result.success) return result.data
  const where = result.error.issues[0]?.path.join('.') ?? ''
  throw new BackupError(`${file} is no backup this program knows: its manifest is wrong at ${where}`)
}

function differenceOf(expected: readonly ManifestEntry[], found: readonly ManifestEntry[]): string | undefined {
  const byName = new Map(found.map((entry) => [entry.name, entry]))
  if (byName.size !== found.length) return 'an entry is there twice'
  for (const { name, bytes, sha256 } of expected) {
    const entry = byName.get(name)
    if (!entry) return `${name} is missing`
    if (entry.bytes !== bytes || entry.sha256 !== sha256) return `${name} is not what was backed up`
    byName.delete(name)
  }
  const [stranger] = byName.keys()
  if (stranger) return `${stranger} is not in its manifest`
  for (const name of [archiveNames.rows, archiveNames.shopConfig])
    if (!expected.some((entry) => entry.name === name)) return `${name} is missing`
  return undefined
}
