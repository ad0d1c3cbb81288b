import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { contentOf } from './zip-content.ts'
import { listZip, openEntry, type ZipEntry, ZipProblem } from './zip-file.ts'

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const aZip = (files: Record<string, string>, level: 0 | 6 = 6) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { level }]])))
const textOf = async (zip: Uint8Array, name: string, maxBytes = 1_000) => {
  const entry = (await listZip(blobOf(zip))).find((one) => one.name === name)
  if (!entry) throw new Error(`no ${name}`)
  return (await openEntry(blobOf(zip), entry, maxBytes)).text()
}
/** The same archive with four bytes of its directory, or of all heads, written otherwise. */
function withDirectory(zip: Uint8Array, place: number, value: number): Uint8Array {
  const changed = zip.slice()
  const view = new DataView(changed.buffer)
  for (let at = 0; at < changed.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + place, value, true)
  return changed
}
const entry = (name: string, change: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, bytes: 10, packedBytes: 10, method: 0, isLocked: false, at: 0 },
  ...change,
})

describe('a zip', () => {
  it.each([0, 6] as const)('gives each of its files, compressed or not: level %i', async (level) => {
    const zip = aZip({ 'a.txt': 'uno'.repeat(50), 'foto/caffè.jpg': 'due', vuoto: '' }, level)
    expect((await listZip(blobOf(zip))).map(({ name }) => name)).toEqual(['a.txt', 'foto/caffè.jpg', 'vuoto'])
    expect(await textOf(zip, 'a.txt')).toBe('uno'.repeat(50))
    expect(await textOf(zip, 'foto/caffè.jpg')).toBe('due')
    expect(await textOf(zip, 'vuoto')).toBe('')
  })

  it('may have a remark behind', async () => {
    const zip = aZip({ 'a.txt': 'uno' })
    const remark = new Uint8Array([...zip, ...strToU8('ciao')])
    new DataView(remark.buffer).setUint16(zip.length - 2, 4, true)
    expect(await textOf(remark, 'a.txt')).toBe('uno')
  })

  it('is not unpacked beyond what it declares', async () => {
    const bomb = aZip({ 'a.jpg': '0'.repeat(3_000_000) })
    await expect(textOf(bomb, 'a.jpg', 1_000_000)).rejects.toThrow('troppo grande')
    // The directory lies: it says a hundred bytes.
    await expect(textOf(withDirectory(bomb, 24, 100), 'a.jpg', 1_000_000)).rejects.toThrow('rovinato')
    // It says more than there is.
    await expect(textOf(withDirectory(aZip({ 'a.jpg': 'uno' }), 24, 50), 'a.jpg')).rejects.toThrow('rovinato')
  })

  it.each<[string, () => Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['a text', () => strToU8('codice;nome\nA;Sella\n')],
    ['cut off', () => aZip({ 'a.txt': 'uno' }).slice(0, -30)],
    ['its beginning cut off', () => aZip({ 'a.txt': 'uno', 'b.txt': 'due' }).slice(60)],
  ])('that is none is said to be none: %s', async (_what, make) => {
    await expect(listZip(blobOf(make()))).rejects.toThrow(ZipProblem)
  })

  it.each<[string, number, number, string]>([
    ['a file that is elsewhere than it says', 42, 7, 'rovinato'],
    ['a file larger than the archive', 20, 0xfffffff0, 'rovinato'],
    ['an unknown way of compressing', 10, 0x0063, 'modo che il browser non conosce'],
    ['a file behind a password', 8, 0x00080801, 'password'],
  ])('with %s says so', async (_what, place, value, words) => {
    await expect(textOf(withDirectory(aZip({ 'a.txt': 'uno' }), place, value), 'a.txt')).rejects.toThrow(words)
  })

  it('with more than 50,000 files is not read', async () => {
    const zip = aZip({ 'a.txt': 'uno' })
    new DataView(zip.buffer).setUint16(zip.length - 22 + 10, 50_001, true)
    await expect(listZip(blobOf(zip))).rejects.toThrow('più di 50.000')
  })
})

describe('what is in a zip', () => {
  it('is pictures by their names, whatever folder they are in', () => {
    const { pictures, refused, isShop } = contentOf([
      entry('foto/'),
      entry('foto/PV-1.jpg'),
      entry('..\\..\\PV-2.PNG'),
      entry('__MACOSX/foto/._PV-1.jpg'),
      entry('.DS_Store'),
      entry('foto/Thumbs.db'),
    ])
    expect(pictures.map(({ fileName }) => fileName)).toEqual(['PV-1.jpg', 'PV-2.PNG'])
    expect([refused, isShop]).toEqual([[], false])
  })

  it('names what stays out, and why', () => {
    const { pictures, refused } = contentOf([
      entry('PV-1.jpg'),
      entry('altre/pv-1.JPG'),
      entry('foto.zip'),
      entry('leggimi.pdf'),
      entry('chiusa.jpg', { isLocked: true }),
      entry('vuota.jpg', { bytes: 0 }),
      entry('bomba.jpg', { bytes: 4_000_000_000 }),
      entry(`${'a'.repeat(300)}.jpg`),
    ])
    expect(pictures).toHaveLength(1)
    expect(refused.map(({ why }) => why)).toEqual([
      expect.stringContaining('stesso nome'),
      expect.stringContaining('archivio dentro'),
      expect.stringContaining('Non è una foto'),
      expect.stringContaining('password'),
      expect.stringContaining('vuoto'),
      expect.stringContaining('Supera 60 MB'),
      expect.stringContaining('200 caratteri'),
    ])
  })

  it('is a shop where it has the list and the file of one', () => {
    expect(contentOf([entry('catalogo.csv'), entry('negozio.json'), entry('immagini/a.webp')]).isShop).toBe(true)
  })
})
