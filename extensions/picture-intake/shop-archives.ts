import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { line, prose } from '#shared/contract/platform/fields.ts'
import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { factKinds } from '#shared/domain/platform/goods/facts.ts'

/** The layout of a shop archive (docs/catalogue-file.md). */
export const archivePlaces = {
  catalogue: 'catalogo.csv',
  pictures: 'immagini/',
  manifest: 'negozio.json',
} as const

const slug = line(1, 60).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'slug' }))
const keys = z.array(line(1, 60)).check(z.maxLength(100))
const inBoth = (max: number) => z.object({ it: prose(0, max), en: prose(0, max) })

const archivedShelf = z.object({
  slug,
  category: z.enum(categories),
  parent: z.nullable(slug),
  subcategory: z.nullable(z.enum(subcategories)),
  isRest: z.boolean(),
  name: inBoth(80),
  text: inBoth(2000),
  words: z.array(line(1, 60)).check(z.maxLength(100)),
  facts: keys,
  facets: keys,
})
export type ArchivedShelf = z.output<typeof archivedShelf>

const archivedFact = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'id' })),
  kind: z.enum(factKinds),
  unit: z.nullable(line(1, 20)),
  label: inBoth(80),
  choices: z.array(z.object({ value: line(1, 80), it: line(0, 80), en: line(0, 80) })).check(z.maxLength(100)),
})
export type ArchivedFact = z.output<typeof archivedFact>

const shelfSet = z.object({
  shelves: z.array(archivedShelf).check(z.maxLength(500)),
  facts: z.array(archivedFact).check(z.maxLength(500)),
  /** Addresses that shelves had before, and the shelf of now. */
  redirects: z.array(z.object({ slug, target: slug })).check(z.maxLength(2000)),
})
export type ShelfSet = z.output<typeof shelfSet>

const archivedPicture = z.object({
  name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,120}\.webp$/)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.int().check(z.minimum(1)),
})

export const archiveManifest = z.object({
  format: z.literal('pedivella-shop'),
  version: z.literal(1),
  shopVersion: z.string(),
  madeAt: z.string(),
  products: z.int(),
  catalogueSha256: z.string(),
  pictures: z.array(archivedPicture),
  /** Pictures without an intact copy. */
  lost: z.array(z.string()),
  ...shelfSet.shape,
})
export type ArchiveManifest = z.output<typeof archiveManifest>

export const exportArchive = endpoint('GET', '/api/admin/products/archive', {
  summary: 'The catalogue with its pictures and its shelves as one zip that makes an empty shop this one',
  replies: { 200: null },
  answersFile: 'application/zip',
})

export const importOriginal = endpoint('PUT', '/api/admin/images/:name', {
  summary:
    'Takes a picture of an archive under the name it has there, byte for byte: only what a shop has written itself, known by its name, its SHA-256 and by being nothing but a picture',
  params: z.object({ name: z.string().check(z.maxLength(200)) }),
  query: z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  takesFile: 'image/webp',
  replies: { 201: z.object({ imageUrl: z.string() }), 200: z.object({ imageUrl: z.string() }) },
  errors: ['picture_damaged', 'picture_no_original', 'picture_name_taken', 'image_too_large', 'storage_full'],
})

export const importShelves = endpoint('POST', '/api/admin/shelves/take', {
  summary:
    'Adds the shelves and facts of an archive that the shop does not have; a shop without any product takes them all as they are',
  body: shelfSet,
  replies: {
    200: z.object({
      addedShelves: z.int(),
      addedFacts: z.int(),
      /** Existing ones with the same address or key but other data: they stay unchanged. */
      different: z.array(z.string()),
    }),
  },
})
