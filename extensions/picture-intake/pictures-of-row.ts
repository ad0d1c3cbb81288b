import {
  maxPictures,
  type PictureKind,
  type WrittenPicture,
  writtenPicture,
} from '#shared/domain/platform/goods/incoming-picture.ts'
import type { FileField } from '../foreign-files/columns/catalog-file-columns.ts'
import type { NamedPicture } from '../foreign-files/items/foreign-item.ts'
import type { FileNotes } from '../foreign-files/mapping/file-notes.ts'

interface FilePicture {
  kind: PictureKind
  address: string
  position: number
  alt: string
  altEn: string
}

/** The pictures of a row that have to be fetched or uploaded first. */
export interface RowPictures {
  list: readonly FilePicture[]
  /** A foreign list gives pictures to products without any; the shop's own file adds what it names. */
  onlyWhereNone: boolean
}

const maxAddressBytes = 2_000

type Input = Partial<Record<FileField, unknown>>

const ownAddressOf = (publicUrl: string) => `${publicUrl}/images/`

/** Removes pictures from a row of the shop's own columns that the shop does not have yet. */
export function picturesOfColumn(
  input: Input,
  line: number,
  publicUrl: string,
  notes: FileNotes,
): { input: Input; pictures: RowPictures | undefined } {
  if (!Array.isArray(input.imageUrls)) return { input, pictures: undefined }
  const texts = input.imageUrls.map((url) => String(url).replace(/^\/images\//, ''))
  const written = texts.map((text) => ownFirst(writtenPicture(text, ownAddressOf(publicUrl))))
  if (!written.some(({ kind }) => kind === 'link' || kind === 'name')) return { input, pictures: undefined }
  const altAt = (field: 'imageAlts' | 'imageAltsEn', i: number) =>
    String((input[field] as string[] | undefined)?.[i] ?? '').slice(0, 200)
  const named = written.map((one, i) => ({ ...one, alt: altAt('imageAlts', i), altEn: altAt('imageAltsEn', i) }))
  const own = named.filter(({ kind }) => kind === 'own' || kind === 'unknown')
  const alts = (field: 'alt' | 'altEn') => own.map((one) => one[field])
  return {
    input: {
      ...input,
      imageUrls: own.map(({ address }) => `/images/${address}`),
      ...('imageAlts' in input && { imageAlts: alts('alt') }),
      ...('imageAltsEn' in input && { imageAltsEn: alts('altEn') }),
    },
    pictures: { list: counted(named, line, notes), onlyWhereNone: false },
  }
}

/** In the shop's own columns a WebP is its own picture: it writes no others. */
function ownFirst(written: WrittenPicture): WrittenPicture {
  return written.kind === 'name' && /\.webp$/i.test(written.address) ? { ...written, kind: 'unknown' } : written
}

export function picturesOfItem(
  pictures: readonly NamedPicture[],
  line: number,
  publicUrl: string,
  notes: FileNotes,
): RowPictures | undefined {
  const named = pictures.map(({ address, alt }) => ({
    ...writtenPicture(address, ownAddressOf(publicUrl)),
    alt: alt.replaceAll('|', ' ').replace(/\s+/g, ' ').trim().slice(0, 200),
    altEn: '',
  }))
  const list = counted(named, line, notes)
  return list.length > 0 ? { list, onlyWhereNone: true } : undefined
}

/** Storable and searchable in the database. */
function isStorable(address: string): boolean {
  return Buffer.byteLength(address) <= maxAddressBytes && !address.includes('\0')
}

function counted(
  written: readonly (WrittenPicture & Pick<FilePicture, 'alt' | 'altEn'>)[],
  line: number,
  notes: FileNotes,
): FilePicture[] {
  const seen = new Set<string>()
  const list: FilePicture[] = []
  for (const { kind, ...one } of written) {
    if (kind === 'unknown' || !isStorable(one.address)) notes.add('strangePictures', line)
    else if (!seen.has(one.address)) {
      seen.add(one.address)
      if (list.length >= maxPictures) notes.add('surplusPictures', line)
      else list.push({ ...one, kind, position: list.length })
    }
  }
  for (const { kind } of list) if (kind !== 'own') notes.add(kind === 'link' ? 'pictures' : 'namedPictures', line)
  return list
}
