/** An entry of the zip directory; nothing of it is trusted before it is read. */
export interface ZipEntry {
  name: string
  /** Once it is unpacked. */
  bytes: number
  packedBytes: number
  method: number
  isLocked: boolean
  /** Where its own head begins. */
  at: number
}

const texts = {
  no_zip: 'Non è un archivio zip, oppure è rovinato: crealo di nuovo e sceglilo ancora.',
  parts: 'L’archivio è diviso in più file: creane uno solo.',
  many: 'L’archivio ha più di 50.000 file: dividilo in più archivi.',
  damaged: 'Il file è rovinato dentro l’archivio: crealo di nuovo.',
  locked: 'Il file è protetto da una password: crea l’archivio senza.',
  method: 'Il file è compresso in un modo che il browser non conosce: crea l’archivio con lo zip del computer.',
  large: 'Il file è troppo grande una volta estratto.',
} as const

/** An unreadable archive, with a sentence for the reader. */
export class ZipProblem extends Error {
  override name = 'ZipProblem'
  constructor(kind: keyof typeof texts) {
    super(texts[kind])
  }
}

const endSign = 0x06054b50
const wideEndSign = 0x06064b50
const wideLocatorSign = 0x07064b50
const entrySign = 0x02014b50
const headSign = 0x04034b50
const endBytes = 22
const locatorBytes = 20
const entryBytes = 46
const headBytes = 30
const maxEntries = 50_000
const maxDirectoryBytes = 64 * 1024 * 1024
const wide = 0xffffffff

/** Reads the directory at the archive's end and nothing else of it. @throws ZipProblem */
export async function listZip(file: Blob): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, file.size - endBytes - 0xffff - locatorBytes)
  const tail = await viewOf(file, tailAt, file.size)
  let end = -1
  for (let at = tail.byteLength - endBytes; at >= 0 && end < 0; at--) if (tail.getUint32(at, true) === endSign) end = at
  if (end < 0) throw new ZipProblem('no_zip')
  if (tail.getUint16(end + 4, true) !== 0 && tail.getUint16(end + 4, true) !== 0xffff) throw new ZipProblem('parts')
  let count = tail.getUint16(end + 10, true)
  let bytes = tail.getUint32(end + 12, true)
  let at = tail.getUint32(end + 16, true)
  const locator = end - locatorBytes
  if (locator >= 0 && tail.getUint32(locator, true) === wideLocatorSign) {
    const wideAt = Number(tail.getBigUint64(locator + 8, true))
    const wideEnd = await viewOf(file, wideAt, wideAt + 56)
    if (wideEnd.byteLength < 56 || wideEnd.getUint32(0, true) !== wideEndSign) throw new ZipProblem('no_zip')
    count = Number(wideEnd.getBigUint64(32, true))
    bytes = Number(wideEnd.getBigUint64(40, true))
    at = Number(wideEnd.getBigUint64(48, true))
  }
  if (count > maxEntries || bytes > maxDirectoryBytes) throw new ZipProblem('many')
  if (at + bytes > file.size) throw new ZipProblem('no_zip')
  return entriesIn(await viewOf(file, at, at + bytes), count)
}

function entriesIn(directory: DataView<ArrayBuffer>, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count; ) {
    if (at + entryBytes > directory.byteLength || directory.getUint32(at, true) !== entrySign)
      throw new ZipProblem('no_zip')
    const [nameBytes, extraBytes, remarkBytes] = [28, 30, 32].map((place) => directory.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ]
    const ending = at + entryBytes + nameBytes + extraBytes + remarkBytes
    if (ending > directory.byteLength) throw new ZipProblem('no_zip')
    const flags = directory.getUint16(at + 8, true)
    const extraAt = at + entryBytes + nameBytes
    const extra = new DataView(directory.buffer, directory.byteOffset + extraAt, extraBytes)
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + entryBytes, nameBytes)
    entries.push({
      name: nameOf(name),
      method: directory.getUint16(at + 10, true),
      isLocked: (flags & 1) === 1,
      ...sizesOf(directory, at, extra),
    })
    at = ending
  }
  return entries
}

/** Large sizes are in an extra field, in this order. */
function sizesOf(directory: DataView, at: number, extra: DataView): Pick<ZipEntry, 'bytes' | 'packedBytes' | 'at'> {
  const sizes = { bytes: at + 24, packedBytes: at + 20, at: at + 42 }
  const found = {
    bytes: directory.getUint32(sizes.bytes, true),
    packedBytes: directory.getUint32(sizes.packedBytes, true),
    at: directory.getUint32(sizes.at, true),
  }
  for (let place = 0; place + 4 <= extra.byteLength; ) {
    const [id, length] = [extra.getUint16(place, true), extra.getUint16(place + 2, true)]
    let next = place + 4
    if (id === 1)
      for (const field of ['bytes', 'packedBytes', 'at'] as const)
        if (found[field] === wide && next + 8 <= Math.min(place + 4 + length, extra.byteLength)) {
          found[field] = Number(extra.getBigUint64(next, true))
          next += 8
        }
    place += 4 + length
  }
  return found
}

/** Names are read as UTF-8 whatever the flag; old Windows archives are not. */
function nameOf(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Unpacks one file, up to its declared size. @throws ZipProblem */
export async function openEntry(file: Blob, entry: ZipEntry, maxBytes: number): Promise<Blob> {
  if (entry.isLocked) throw new ZipProblem('locked')
  if (entry.bytes > maxBytes) throw new ZipProblem('large')
  const head = await viewOf(file, entry.at, entry.at + headBytes)
  if (head.byteLength < headBytes || head.getUint32(0, true) !== headSign) throw new ZipProblem('damaged')
  const from = entry.at + headBytes + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(from, from + entry.packedBytes)
  if (packed.size !== entry.packedBytes) throw new ZipProblem('damaged')
  if (entry.method === 0) {
    if (entry.bytes !== entry.packedBytes) throw new ZipProblem('damaged')
    return packed
  }
  if (entry.method !== 8) throw new ZipProblem('method')
  return inflated(packed, entry.bytes)
}

async function inflated(packed: Blob, bytes: number): Promise<Blob> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let found = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) break
      found += value.byteLength
      if (found > bytes) throw new ZipProblem('damaged')
      chunks.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined)
    throw error instanceof ZipProblem ? error : new ZipProblem('damaged')
  }
  if (found !== bytes) throw new ZipProblem('damaged')
  return new Blob(chunks)
}

async function viewOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer())
}
