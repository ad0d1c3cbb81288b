import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { Db } from '#server/platform/database/database.ts'
import { columnWord } from '../columns/column-word.ts'
import { listMappings, listPlaces, type StoredMapping, type StoredPlace } from './import-mapping-repository.ts'

/** The remembered choices for foreign files. */
export interface FileMemory {
  mappings: readonly StoredMapping[]
  places: readonly StoredPlace[]
  book: ShelfDirectory
  /** The shop's own address: pictures there are its own. */
  publicUrl: string
}

export async function readFileMemory(db: Db, book: ShelfDirectory, publicUrl: string): Promise<FileMemory> {
  return { mappings: await listMappings(db), places: await listPlaces(db), book, publicUrl }
}

/** The set of a file's columns: suppliers add one or change their order without a word, but seldom rename one. */
export function fingerprintOf(header: readonly string[]): string {
  return [...new Set(header.map(columnWord))]
    .filter((word) => word !== '')
    .sort()
    .join('\n')
}

/** The supplier whose columns a file has. */
export function supplierOf(header: readonly string[], { mappings }: FileMemory): StoredMapping | undefined {
  const fingerprint = fingerprintOf(header)
  return mappings.find((one) => one.fingerprint === fingerprint)
}
