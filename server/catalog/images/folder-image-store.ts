import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'

const statsAtOnce = 32

/** Originals in a folder, by file name; for the one program that writes there. */
export async function openFolderImageStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  }
  return folderImageStore(folder)
}

/** The same beside a running shop, without touching its uploads in progress; the folder may be missing. */
export function folderImageStore(folder: string): ImageStore {
  return {
    read: (name) => unlessMissing(readFile(join(folder, name))),
    write: async (name, content) => {
      const part = join(folder, `.${name}.${crypto.randomUUID()}.part`)
      try {
        const file = await open(part, 'w', 0o640)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, join(folder, name))
        await syncFolder(folder)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    remove: async (name) => rm(join(folder, name), { force: true }),
    marks: async () => {
      const names = ((await unlessMissing(readdir(folder))) ?? []).filter((name) => !name.startsWith('.'))
      const marks = new Map<string, string>()
      for (let i = 0; i < names.length; i += statsAtOnce) {
        const some = names.slice(i, i + statsAtOnce)
        const facts = await Promise.all(some.map((name) => unlessMissing(stat(join(folder, name)))))
        for (const [k, fact] of facts.entries())
          if (fact?.isFile()) marks.set(some[k] ?? '', [fact.ino, fact.size, fact.mtimeMs, fact.ctimeMs].join('/'))
      }
      return marks
    },
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The new name survives a power cut too; systems that cannot sync a folder keep names by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  try {
    await handle?.sync()
  } catch (error) {
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    await handle?.close()
  }
}
