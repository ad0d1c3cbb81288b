import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { archiveNames, type Manifest, type ManifestEntry } from './archive-manifest.ts'

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>
  addFile(name: string, file: string, bytes: number): Promise<void>
}

/**
 * Writes a backup beside its name and gives it the name when it is complete and on the disk; an older one of that name
 * stays until then. `fill` adds everything and answers the manifest but for the entries.
 */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  const part = `${file}.part`
  const handle = await open(part, 'w', 0o600)
  try {
    const tar = pack()
    const entries: ManifestEntry[] = []
    const [, manifest] = await Promise.all([
      pipeline(tar, createGzip(), handle.createWriteStream({ autoClose: false })),
      fillTar(tar, entries, fill),
    ])
    await handle.sync()
    await handle.close()
    await rename(part, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    await handle.close()
    await rm(part, { force: true })
    throw error
  }
}

async function fillTar(
  tar: Pack,
  entries: ManifestEntry[],
  fill: (archive: ArchiveWriter) => Promise<Omit<Manifest, 'entries'>>,
): Promise<Manifest> {
  const addStream = async (name: string, bytes: number, source: Readable) => {
    const hash = createHash('sha256')
    const tap = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(source, tap, tar.entry({ name, size: bytes, mode: 0o600 }))
    entries.push({ name, bytes, sha256: hash.digest('hex') })
  }
  try {
    const manifest = {
      ...(await fill({
        add: (name, content) => addStream(name, content.length, Readable.from([content])),
        addFile: (name, file, bytes) => addStream(name, bytes, createReadStream(file)),
      })),
      entries,
    }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
    await pipeline(Readable.from([text]), tar.entry({ name: archiveNames.manifest, size: text.length, mode: 0o600 }))
    tar.finalize()
    return manifest
  } catch (error) {
    tar.destroy(error as Error)
    throw error
  }
}

/** The new name survives a power cut too; systems that cannot sync a folder keep names by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}
