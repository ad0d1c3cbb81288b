import type { CatalogState, ShelfName } from '#server/catalog/product-index/catalog-state.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** The source of an answer: lists and counts of a shelf, and its products. */
export interface Footprint {
  shelf?: ShelfName
  productIds?: readonly number[]
}

/** The catalogue in memory: what every list, filter, search and product page reads (decision 0012). */
export interface Catalog {
  readonly version: number
  /** The version of the last change beyond stock and reviews. */
  readonly shapeVersion: number
  /** The active products as they are now; immutable, so one request may keep it. */
  readonly state: CatalogState
  find(idOrSlug: string | number, language?: Language): Product | undefined
  /**
   * Reads these products, or everything, for changes without a notification, such as the passing of time. Resolves when
   * this node shows it; other nodes follow within a second. Never rejects: without the database it keeps trying.
   */
  refresh(productIds?: readonly number[]): Promise<void>
  /** Returns a check whether data read from now on is still current. Call it before reading. */
  watch(footprint: Footprint): () => boolean
  /** Products that have changed after a version, deleted ones too; undefined when anything may have. */
  changedSince(version: number): number[] | undefined
  /** Reads the words of all products, before the first search has to; what else waits has its turns between. */
  readWords(): Promise<void>
  /** Sends pending notifications to other nodes. */
  close(): Promise<void>
}

/** Counts searches without results, with no link to a person. */
export interface ZeroResultSearches {
  /** Never waits and never fails: counts are stored some seconds later, and lost in a crash. */
  note(query: string): void
  /** Stores pending counts. Never rejects: without the database it tries again later. */
  flush(): Promise<void>
}

export type VariantFormat = 'avif' | 'webp'

export interface ImageVariants {
  /** The picture in one of the shop's widths, made once and kept; undefined when there is no such original. */
  find(name: string, width: number, format: VariantFormat): Promise<Buffer | undefined>
  /** The picture, or a drawing, as networks and messengers show it, a JPEG, made once and kept. */
  findShare(name: string): Promise<Buffer | undefined>
  /** Deletes the variants of a picture: they may come from a damaged file. */
  forget(name: string): Promise<void>
}
