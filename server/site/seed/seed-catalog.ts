import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { sql } from 'drizzle-orm'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { hasProducts, insertProducts } from '#server/catalog/products/product-repository.ts'
import { ensureShelves } from '#server/catalog/shelves/ensure-shelves.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { findSizeCharts, insertSizeCharts } from '#server/catalog/sizes/size-chart-repository.ts'
import { type Database, type Db, tables } from '#server/platform/database/database.ts'
import { storedFields } from '#shared/domain/catalog/plain-fields.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { imageName, sampleStem } from '#shared/domain/platform/goods/image-name.ts'
import { readSeedFiles, type SeedFiles, type SeedImage, type SeedProduct } from './seed-files.ts'
import { insertSeedInspectionCards } from './seed-inspection-cards.ts'
import { insertSeedReviews } from './seed-reviews.ts'

interface SeedInput {
  database: Database
  images: ImageStore
  clock: () => Date
  /** Where products/, images/ and the lists beside them are. */
  folder: string
  /** Called for each step. */
  say?: (step: string) => void
}

interface StoredPicture {
  name: string
  alt: string
  altEn: string
}
type StoredPictures = ReadonlyMap<string, StoredPicture>

const batchSize = 200
const dayMs = 86_400_000

/**
 * Loads the demo catalogue into a shop without products; several nodes may try at once. Pictures come first, then all
 * rows in one transaction, so that an interrupted start begins again.
 * @returns how many products were loaded
 */
export async function seedCatalog({ database, images, clock, folder, say }: SeedInput): Promise<number> {
  if (await hasProducts(database.db)) return 0
  await ensureShelves(database)
  const book = await readShelfDirectory(database.db)
  const files = await readSeedFiles(folder)
  say?.(`${files.images.length} pictures`)
  const pictures = await storePictures(database.db, images, files, folder)
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-seed'))`)
    if (await hasProducts(tx)) return 0
    say?.(`${files.products.length} articles with reviews and size charts`)
    const now = clock()
    const idOfCode = await insertSeedProducts(tx, files.products, { pictures, book, now })
    await insertSeedInspectionCards(tx, files, {
      idOfCode,
      pictureOf: (file, code) => requirePicture(pictures, file, code).name,
      daysAgo: (days) => daysBefore(now, days),
    })
    await insertSeedReviews(tx, files, { idOfCode, daysAgo: (days) => daysBefore(now, days) })
    await insertSeedSizeCharts(tx, files, now)
    return files.products.length
  })
}

async function storePictures(
  db: Db,
  store: ImageStore,
  { products, images }: SeedFiles,
  folder: string,
): Promise<StoredPictures> {
  const shown = new Set(products.flatMap((p) => p.images))
  const stored = new Map<string, StoredPicture>()
  const copy = async (image: SeedImage) => {
    const content = await readFile(join(folder, 'images', image.file))
    const { name: stem, ext } = parse(image.file)
    const name = imageName(image.isSample ? sampleStem(stem) : stem, image, ext.slice(1))
    await store.write(name, content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    await db.insert(tables.images).values({ name, sha256, bytes: content.length }).onConflictDoNothing()
    stored.set(image.file, { name, alt: image.alt, altEn: image.altEn })
  }
  const requested = images.filter((image) => shown.has(image.file))
  for (let i = 0; i < requested.length; i += 16) await Promise.all(requested.slice(i, i + 16).map(copy))
  return stored
}

async function insertSeedProducts(
  tx: Db,
  items: readonly SeedProduct[],
  { pictures, book, now }: { pictures: StoredPictures; book: ShelfDirectory; now: Date },
): Promise<Map<string, number>> {
  const pictureOf = (file: string, code: string) => requirePicture(pictures, file, code)
  const idOfCode = new Map<string, number>()
  // The oldest first, so that ids grow with age as they would have in a real shop.
  const oldestFirst = items.toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (let i = 0; i < oldestFirst.length; i += batchSize) {
    const batch = oldestFirst.slice(i, i + batchSize)
    const ids = await insertProducts(
      tx,
      batch.map((p) => ({
        slug: p.slug,
        name: p.name,
        description: p.description,
        priceCents: p.price,
        category: p.category,
        subcategory: p.subcategory ?? null,
        ...storedFields((field) => p[field] ?? null),
        productCode: p.code,
        imageNames: p.images.map((file) => pictureOf(file, p.code).name),
        imageAlts: p.images.map((file) => pictureOf(file, p.code).alt),
        imageAltsEn: p.images.map((file) => pictureOf(file, p.code).altEn),
        shelf: p.shelf ?? book.shelfFor(p.category, p.subcategory ?? null, p.name),
        facts: p.facts,
        isActive: p.isActive,
        sizes: p.sizes.length > 0 ? p.sizes : [{ size: '', stock: p.stock }],
        createdAt: daysBefore(now, p.daysAgo),
        soldAt: p.soldDaysAgo == null ? undefined : daysBefore(now, p.soldDaysAgo),
      })),
    )
    for (const [k, p] of batch.entries()) idOfCode.set(p.code, ids[k] ?? 0)
  }
  return idOfCode
}

function requirePicture(pictures: StoredPictures, file: string, code: string): StoredPicture {
  const picture = pictures.get(file)
  if (!picture) throw new Error(`images.json of the demo catalogue lacks ${file}, which ${code} shows`)
  return picture
}

/** The tables of the demo's makers beside those that every shop is born with. */
async function insertSeedSizeCharts(tx: Db, { sizeCharts }: SeedFiles, now: Date): Promise<void> {
  if (await findSizeCharts(tx)) return
  await insertSizeCharts(tx, { version: 1, charts: [...sizeCharts, ...shippedCharts], createdAt: now })
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
