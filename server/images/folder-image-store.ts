import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore } from './image-store.ts'

/** Originals in a folder, by file name. A name never seen complete is never seen at all. */
export async function openFolderImageStore(folder: string): Promise<ImageStore> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) {
    // What a killed upload left behind.
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
  }
  return {
    read: async (name) => {
      try {
        return await readFile(join(folder, name))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
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
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    remove: async (name) => rm(join(folder, name), { force: true }),
    list: async () => (await readdir(folder)).filter((name) => !name.startsWith('.')).sort(),
  }
}
