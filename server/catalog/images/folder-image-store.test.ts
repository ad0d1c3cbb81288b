import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '#test/test-database.ts'
import { openFolderImageStore } from './folder-image-store.ts'

describe('pictures in a folder', () => {
  it('keeps, replaces, lists and removes', async () => {
    const folder = tempFolder('images')
    const store = await openFolderImageStore(folder)
    expect([await store.read('a.webp'), [...(await store.marks()).keys()]]).toEqual([undefined, []])
    await store.write('a.webp', Buffer.from('uno'))
    const before = (await store.marks()).get('a.webp')
    await store.write('a.webp', Buffer.from('due'))
    expect(await store.read('a.webp')).toEqual(Buffer.from('due'))
    expect((await store.marks()).get('a.webp')).not.toBe(before)
    expect(await readdir(folder)).toEqual(['a.webp'])
    await store.remove('a.webp')
    await store.remove('a.webp')
    expect(await readdir(folder)).toEqual([])
  })

  it('sweeps away what a killed upload left behind', async () => {
    const folder = tempFolder('images')
    await openFolderImageStore(folder)
    await writeFile(join(folder, '.a.webp.1234.part'), 'mezza')
    await openFolderImageStore(folder)
    expect(await readdir(folder)).toEqual([])
  })
})
