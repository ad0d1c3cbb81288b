import { archivePlaces } from '../shop-archives.ts'
import type { ZipEntry } from './zip-file.ts'

/** A photo straight from the camera; it is drawn smaller before it travels. */
export const maxPhotoBytes = 60 * 1024 * 1024

export interface Refused {
  name: string
  why: string
}

export interface ZipContent {
  isShop: boolean
  /** By the name of the file, without its folder. */
  pictures: { fileName: string; entry: ZipEntry }[]
  refused: Refused[]
}

const picture = /\.(jpe?g|png|gif|webp|hei[cf])$/i
const archive = /\.(zip|rar|7z|tar|gz|tgz)$/i
/** Folders that operating systems add. */
const litterFolder = /(^|\/)__MACOSX\//i
const litter = /^(\.|Thumbs\.db$|desktop\.ini$)/i

/** Sorts the content of a zip file by names, ignoring folders. */
export function contentOf(entries: readonly ZipEntry[]): ZipContent {
  const names = new Set(entries.map(({ name }) => name))
  const content: ZipContent = {
    isShop: names.has(archivePlaces.manifest) && names.has(archivePlaces.catalogue),
    pictures: [],
    refused: [],
  }
  const seen = new Set<string>()
  for (const entry of entries) {
    const path = entry.name.replaceAll('\\', '/')
    const fileName = path.slice(path.lastIndexOf('/') + 1)
    if (fileName === '' || litter.test(fileName) || litterFolder.test(path)) continue
    const why = whyNot(entry, fileName, seen)
    if (why) content.refused.push({ name: path, why })
    else {
      seen.add(fileName.toLowerCase())
      content.pictures.push({ fileName, entry })
    }
  }
  return content
}

function whyNot({ bytes, isLocked }: ZipEntry, fileName: string, seen: ReadonlySet<string>): string | undefined {
  if (archive.test(fileName)) return 'Un archivio dentro l’archivio non si apre: caricalo da solo.'
  if (!picture.test(fileName)) return 'Non è una foto JPG, PNG, GIF, WebP o HEIC: resta fuori.'
  if (fileName.length > 200) return 'Il nome ha più di 200 caratteri: accorcialo.'
  if (isLocked) return 'È protetta da una password: crea lo zip senza.'
  if (bytes === 0) return 'Il file è vuoto.'
  if (bytes > maxPhotoBytes) return 'Supera 60 MB: salvala più piccola.'
  return seen.has(fileName.toLowerCase())
    ? 'Un’altra cartella ha una foto con lo stesso nome: entra la prima, cambia nome a questa.'
    : undefined
}
