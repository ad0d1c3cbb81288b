import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { requireSaleable, storeProductParts } from '#server/catalog/extension-ports/product-part-fields.ts'
import { findInspectionCard } from '#server/catalog/inspection/inspection-card-repository.ts'
import { isSwitchedOn, missingToSwitchOn, missingToSwitchOnText } from '#server/catalog/inspection/switch-on.ts'
import { isSameExcept } from '#server/catalog/product-index/catalog-state.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { lockShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { postgresCode, sqlStates } from '#server/platform/database/connection/postgres-code.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { AdminProduct, NewProductInput, ProductChangeInput } from '#shared/contract/catalog/admin-products.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { numberPrefixOf } from '#shared/domain/platform/number-prefix.ts'
import {
  findStoredProduct,
  listKnownImages,
  listTakenSlugs,
  lockProductNames,
  lockStored,
  markDeleted,
  type StoredProduct,
  toAdminProduct,
  versionOf,
} from './admin-product-repository.ts'
import { type ProductShape, shapeProduct } from './admin-product-shape.ts'
import { isCodeOfAnother, lastCodeNumber, listIdsOfCodes, listSharingGtins } from './product-code-repository.ts'
import { type PriceSource, recordPrices, writeEdits } from './product-edit-repository.ts'
import { insertProduct } from './product-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock' | 'catalog' | 'shop' | 'config'>

const maxTries = 4

/** @throws Problem 400 invalid_input by field, 409 product_code_taken */
export async function createProduct(
  deps: WriteDeps,
  input: NewProductInput,
  parts: Readonly<Record<string, unknown>> = {},
): Promise<AdminProduct> {
  const id = await whileNamesCollide(() =>
    inTransaction(deps.database, async (tx) => {
      const shape = shapeOrThrow(input, await lockShelfDirectory(tx), deps.clock())
      await requireImages(tx, shape.imageNames)
      await lockProductNames(tx)
      const productCode = input.productCode ?? (await nextCodes(tx, shape.category, deps.shop)).next().value
      if ((await listIdsOfCodes(tx, [productCode])).size > 0) throw problem('product_code_taken')
      const base = slugify(shape.name)
      const slug = freeSlug(base, await listTakenSlugs(tx, [base]))
      const newId = await insertProduct(tx, { ...shape, slug, productCode, createdAt: deps.clock() })
      await storeProductParts(tx, newId, parts)
      if (shape.isActive) await requireSaleable(tx, { id: newId, wasOn: false }, deps)
      tx.onCommit.products([newId])
      await writeProductEvents(tx, [newId], deps.clock())
      return newId
    }),
  )
  return read(deps, id)
}

/**
 * Changes the given fields of a product, all or nothing. The address stays.
 * @throws Problem 404, 400 invalid_input, 409 edit_conflict (with the current product), product_code_taken,
 * stock_reserved (less stock than is reserved for buyers who are paying)
 */
export async function updateProduct(
  deps: WriteDeps,
  id: number,
  input: ProductChangeInput,
  source?: PriceSource,
  parts: Readonly<Record<string, unknown>> = {},
): Promise<AdminProduct> {
  await whileNamesCollide(() =>
    inTransaction(deps.database, async (tx) => {
      const book = await lockShelfDirectory(tx)
      const [before] = await lockStored(tx, [id])
      if (!before) throw problem('product_not_found')
      await requireVersion(input.version, versionOf(before), () => toAdminProduct(before, deps.catalog.state))
      await storeProductParts(tx, id, parts)
      const old = shapeOf(before)
      const after = {
        ...shapeOrThrow(input, book, deps.clock(), old),
        productCode: input.productCode ?? before.row.productCode,
      }
      const requireOn = async () => after.isActive && requireSaleable(tx, { id, wasOn: old.isActive }, deps)
      if (isSameProduct({ ...old, productCode: before.row.productCode }, after)) return void (await requireOn())
      await requireImages(
        tx,
        after.imageNames.filter((name) => !old.imageNames.includes(name)),
      )
      if (await isCodeOfAnother(tx, after.productCode, id)) throw problem('product_code_taken')
      requireHeldPieces(before, after)
      if (isSwitchedOn(before, after)) await requireWholeCard(tx, id, after, deps.shop.usedPhotos)
      const at = deps.clock()
      await writeEdits(tx, [{ before, after }], at)
      await recordPrices(tx, [{ before, after }], at, source)
      await requireOn()
    }),
  )
  return read(deps, id)
}

/** Deletes a product: orders keep their snapshots, carts show it as gone. @throws Problem 404 */
export async function deleteProduct(deps: WriteDeps, id: number): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    if (!(await markDeleted(tx, id, deps.clock()))) throw problem('product_not_found')
  })
}

export function shapeOf({ row, pieces }: StoredProduct): ProductShape {
  const { id: _id, slug: _slug, productCode: _code, deletedAt: _deletedAt, ...rest } = row
  const { version: _version, createdAt: _createdAt, changedAt: _changedAt, ...shape } = rest
  return { ...shape, sizes: pieces.map(({ reserved: _reserved, revision: _revision, ...size }) => size) }
}

type Coded = ProductShape & { productCode: string }

/** Whether an edit changes nothing; the order of sizes does not count. */
export function isSameProduct(a: Coded, b: Coded): boolean {
  const sizesOf = ({ sizes }: Coded) =>
    JSON.stringify(sizes.map((s) => `${s.size}:${s.stock}:${s.priceCents ?? ''}:${s.expectedOn ?? ''}`).sort())
  return isSameExcept(a, b, new Set(['sizes'])) && sizesOf(a) === sizesOf(b)
}

/** The reserved units that exceed the new stock; undefined when all is well. */
export function reservedStockProblem({ pieces }: StoredProduct, after: Pick<ProductShape, 'sizes'>) {
  return pieces.find((p) => p.reserved > (after.sizes.find((s) => s.size === p.size)?.stock ?? 0))
}

function requireHeldPieces(before: StoredProduct, after: ProductShape): void {
  const lack = reservedStockProblem(before, after)
  if (lack) throw problem('stock_reserved', { details: { frameSize: lack.size || null, reserved: lack.reserved } })
}

/** @throws Problem 400 with the card's missing parts beside `isActive` */
async function requireWholeCard(tx: Db, id: number, after: ProductShape, photosWanted: number): Promise<void> {
  const missing = missingToSwitchOn(await findInspectionCard(tx, id), after, photosWanted)
  if (missing.length === 0) return
  const said = (language: Language) => ({ missing: missingToSwitchOnText(missing, language) })
  throw problem('invalid_input', { fields: { isActive: 'field_card_incomplete' }, details: { missing }, said })
}

function shapeOrThrow(input: ProductChangeInput, book: ShelfDirectory, now: Date, before?: ProductShape): ProductShape {
  const result = shapeProduct(input, book, before)
  if ('problems' in result) throw invalidInput(result.problems)
  const isAhead = (day: string | null | undefined) => day != null && day >= romeDayOf(now)
  const { shape } = result
  return { ...shape, sizes: shape.sizes.map((one) => (isAhead(one.expectedOn) ? one : { ...one, expectedOn: null })) }
}

async function requireImages(tx: Db, names: readonly string[]): Promise<void> {
  const known = await listKnownImages(tx, names, true)
  if (!names.every((name) => known.has(name))) throw invalidInput({ imageUrls: 'field_image' })
}

const codeLetters: Record<Category, string> = {
  biciclette: 'BIC',
  'bici-usate': 'USA',
  componenti: 'COM',
  abbigliamento: 'ABB',
  accessori: 'ACC',
}

/** Codes for products that come without: "PV-BIC-0001" and on, beginning as the shop's orders do. */
export async function nextCodes(tx: Db, category: Category, shop: Shop): Promise<Generator<string, never>> {
  const prefix = `${numberPrefixOf(shop)}-${codeLetters[category]}-`
  const last = await lastCodeNumber(tx, prefix)
  return (function* () {
    for (let number = last + 1; ; number++) yield `${prefix}${String(number).padStart(4, '0')}`
  })()
}

/** The slug itself or its first free numbered form: "tram-28-2". */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** Two windows may take the same code or slug at once: the later one looks again. */
export async function whileNamesCollide<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (postgresCode(error) !== sqlStates.uniqueViolation) throw error
      if (attempt >= maxTries) throw problem('product_code_taken')
    }
  }
}

async function read({ database, catalog }: WriteDeps, id: number): Promise<AdminProduct> {
  const stored = await findStoredProduct(database.db, id)
  if (!stored) throw problem('product_not_found')
  return withSameGtin(database.db, toAdminProduct(stored, catalog.state))
}

/** Names the others with its GTIN: a warning, since one thing may be sold as two products. */
export async function withSameGtin(db: Db, product: AdminProduct): Promise<AdminProduct> {
  const key = gtinKey(product.gtin ?? '')
  if (key === undefined) return product
  const others = (await listSharingGtins(db, [key])).get(key)?.filter(({ id }) => id !== product.id) ?? []
  return others.length > 0 ? { ...product, sameGtin: others } : product
}
