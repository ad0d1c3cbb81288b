import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { archiveNames, type Manifest, type ManifestEntry } from './archive-manifest.ts'
import { openNew } from './open-new.ts'

interface ArchiveWriter {
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
  const handle = await openNew(part)
  try {
    const tar = pack()
    const entries: ManifestEntry[] = []
    const [, manifest] = await Promise.all([
      pipeline(tar, createGzip(), async (packed) => {
        for await (const chunk of packed) await handle.writeFile(chunk)
      }),
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
  const addChunks = async (name: string, bytes: number, chunks: Iterable<Buffer> | AsyncIterable<Buffer>) => {
    const hash = createHash('sha256')
    const { promise: isWritten, resolve, reject } = Promise.withResolvers<unknown>()
    const sink = tar.entry({ name, size: bytes, mode: 0o600 }, (error) => (error ? reject(error) : resolve(undefined)))
    for await (const chunk of chunks) {
      hash.update(chunk)
      if (!sink.write(chunk)) await Promise.race([once(sink, 'drain'), isWritten])
    }
    sink.end(undefined)
    await isWritten
    return { name, bytes, sha256: hash.digest('hex') }
  }
  try {
    const manifest = {
      ...(await fill({
        add: async (name, content) => void entries.push(await addChunks(name, content.length, [content])),
        addFile: async (name, file, bytes) => void entries.push(await addChunks(name, bytes, createReadStream(file))),
      })),
      entries,
    }
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
    await addChunks(archiveNames.manifest, text.length, [text])
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
