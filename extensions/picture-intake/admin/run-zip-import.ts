import type { Problem } from '#shared/contract/platform/fields.ts'
import { readyPicture } from '#web/admin/catalog/images/ready-picture.ts'
import { uploadPicture } from '#web/admin/catalog/images/upload-picture.ts'
import { type Api, ApiError, addressOf } from '#web/platform/api.ts'
import { addPictures, type MatchedPicture, matchPictureFiles } from '../incoming-pictures.ts'
import {
  type ArchiveManifest,
  archiveManifest,
  archivePlaces,
  importOriginal,
  importShelves,
} from '../shop-archives.ts'
import { maxPhotoBytes, type Refused, type ZipContent } from './zip-content.ts'
import { openEntry, type ZipEntry } from './zip-file.ts'

const namesAtOnce = 300
const maxManifestBytes = 64 * 1024 * 1024
const maxCatalogueBytes = 20 * 1024 * 1024
const maxOriginalBytes = 5 * 1024 * 1024

/** The progress of a run; each picture is counted once. */
export interface Progress {
  done: number
  total: number
  added: number
  already: number
  failures: Refused[]
}

export interface MatchedZip {
  kind: 'pictures'
  content: ZipContent
  matches: MatchedPicture[]
}

export interface ShopZip {
  kind: 'shop'
  manifest: ArchiveManifest
  entries: Map<string, ZipEntry>
}

export async function matchZip(api: Api, content: ZipContent): Promise<MatchedZip> {
  const matches: MatchedPicture[] = []
  for (let i = 0; i < content.pictures.length; i += namesAtOnce) {
    const fileNames = content.pictures.slice(i, i + namesAtOnce).map(({ fileName }) => fileName)
    matches.push(...(await api(matchPictureFiles, { body: { fileNames } })))
  }
  return { kind: 'pictures', content, matches }
}

/** @throws Error with a sentence for the reader */
export async function readShopZip(file: Blob, entries: readonly ZipEntry[]): Promise<ShopZip> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const text = await textIn(file, byName.get(archivePlaces.manifest), maxManifestBytes)
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new Error(wrongManifest)
  }
  const read = archiveManifest.safeParse(found)
  if (!read.success) throw new Error(wrongManifest)
  return { kind: 'shop', manifest: read.data, entries: byName }
}

const wrongManifest =
  'L’archivio è di un negozio, ma il suo elenco (negozio.json) è rovinato: esporta il negozio di nuovo.'

/** The file of the catalogue in an archive, as if it had been chosen itself. */
export async function catalogueIn(file: Blob, { entries }: ShopZip): Promise<File> {
  const text = await textIn(file, entries.get(archivePlaces.catalogue), maxCatalogueBytes)
  return new File([text], archivePlaces.catalogue, { type: 'text/csv' })
}

async function textIn(file: Blob, entry: ZipEntry | undefined, maxBytes: number): Promise<string> {
  if (!entry) throw new Error(wrongManifest)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await openEntry(file, entry, maxBytes)).arrayBuffer(),
  )
}

interface Run {
  api: Api
  file: Blob
  signal: AbortSignal
  onProgress(progress: Progress): void
}

/** Uploads the matched pictures one after the other, product by product. */
export async function uploadZipPictures({ api, file, signal, onProgress }: Run, zip: MatchedZip): Promise<Progress> {
  const entries = new Map(zip.content.pictures.map(({ fileName, entry }) => [fileName, entry]))
  const ofArticle = new Map<number, { fileName: string; position: number }[]>()
  for (const { fileName, articles } of zip.matches)
    for (const { id, position } of articles) {
      const pictures = ofArticle.get(id) ?? []
      pictures.push({ fileName, position })
      ofArticle.set(id, pictures)
    }
  const uses = [...ofArticle.values()].reduce((sum, pictures) => sum + pictures.length, 0)
  const progress: Progress = { done: 0, total: uses, added: 0, already: 0, failures: [] }
  const uploaded = new Map<string, string>()
  for (const [id, wanted] of ofArticle) {
    const pictures: { fileName: string; imageUrl: string; position: number }[] = []
    for (const { fileName, position } of wanted.toSorted((a, b) => a.position - b.position)) {
      signal.throwIfAborted()
      const entry = entries.get(fileName)
      try {
        const imageUrl = uploaded.get(fileName) ?? (entry && (await upload(file, entry, fileName, signal)))
        if (!imageUrl) continue
        uploaded.set(fileName, imageUrl)
        pictures.push({ fileName, imageUrl, position })
      } catch (error) {
        signal.throwIfAborted()
        progress.failures.push({ name: fileName, why: wordsOf(error) })
      }
      progress.done += 1
      onProgress({ ...progress })
    }
    await addTo(api, id, pictures, progress)
    onProgress({ ...progress })
  }
  return progress
}

async function addTo(
  api: Api,
  id: number,
  pictures: { fileName: string; imageUrl: string; position: number }[],
  progress: Progress,
): Promise<void> {
  const most = 30
  for (const beyond of pictures.slice(most)) progress.failures.push({ name: beyond.fileName, why: fullText })
  if (pictures.length === 0) return
  try {
    const body = { pictures: pictures.slice(0, most) }
    const { added, already, surplus } = await api(addPictures, { params: { id: String(id) }, body })
    progress.added += added
    progress.already += already
    if (surplus > 0)
      progress.failures.push({ name: pictures.map(({ fileName }) => fileName).join(', '), why: fullText })
  } catch (error) {
    for (const { fileName } of pictures) progress.failures.push({ name: fileName, why: wordsOf(error) })
  }
}

const fullText = 'L’articolo ha già 30 foto: togline qualcuna e riprova.'

async function upload(file: Blob, entry: ZipEntry, fileName: string, signal: AbortSignal): Promise<string> {
  const content = await openEntry(file, entry, maxPhotoBytes)
  const ready = await readyPicture(new File([content], fileName, { type: typeOf(fileName) }))
  if ('problem' in ready) throw new Error(`La foto ${ready.problem}`)
  return uploadPicture(ready.file, false, () => undefined, signal)
}

function typeOf(fileName: string): string {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return `image/${ending === 'jpg' ? 'jpeg' : ending}`
}

/** Pictures of an archive under the names they have there, then its shelves; the catalogue is the import's own. */
export async function importShopArchive({ api, file, signal, onProgress }: Run, zip: ShopZip): Promise<Progress> {
  const { pictures, shelves, facts, redirects } = zip.manifest
  const progress: Progress = { done: 0, total: pictures.length, added: 0, already: 0, failures: [] }
  for (const { name, sha256 } of pictures) {
    signal.throwIfAborted()
    const entry = zip.entries.get(`${archivePlaces.pictures}${name}`)
    try {
      if (!entry) throw new Error('L’archivio la nomina ma non la contiene: esporta il negozio di nuovo.')
      const content = await openEntry(file, entry, maxOriginalBytes)
      progress[(await putOriginal(name, sha256, content, signal)) ? 'added' : 'already'] += 1
    } catch (error) {
      signal.throwIfAborted()
      progress.failures.push({ name, why: wordsOf(error) })
    }
    progress.done += 1
    onProgress({ ...progress })
  }
  const { different } = await api(importShelves, { body: { shelves, facts, redirects } })
  for (const name of different)
    progress.failures.push({ name, why: 'Scaffale o dato diverso da quello dell’archivio: resta com’è nel negozio.' })
  return progress
}

/** @returns whether the shop did not have it yet */
async function putOriginal(name: string, sha256: string, content: Blob, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(addressOf(importOriginal, { params: { name }, query: { sha256 } }), {
    method: 'PUT',
    headers: { 'accept-language': 'it', 'content-type': 'image/webp' },
    body: content,
    signal,
  })
  if (response.ok) return response.status === 201
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined
  throw new ApiError(response.status, problem?.message ?? response.statusText, problem)
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error && error.message ? error.message : 'Non è riuscita: riprova.'
  return text.charAt(0).toUpperCase() + text.slice(1)
}
