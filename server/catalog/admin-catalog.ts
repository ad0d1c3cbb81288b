import { setImmediate } from 'node:timers/promises'
import { type CatalogState, changeState, emptyState, slotsOf } from '#server/catalog-index/catalog-state.ts'
import { listProducts } from '#server/catalog-index/product-list.ts'
import type { MatchKind } from '#server/catalog-index/product-search.ts'
import type { Translated } from '#server/catalog-index/sort-orders.ts'
import { keptWithoutGaps } from '#server/catalog-index/state-anew.ts'
import type { Deps } from '#server/deps.ts'
import { inSlices } from '#server/in-slices.ts'
import type { AdminProduct, AdminProductQuery } from '#shared/contract/admin-products.ts'
import type { Product } from '#shared/contract/catalog.ts'
import { type Category, categories, lowStockPieces } from '#shared/domain/catalog.ts'
import { listStored, listStoredAfter, toAdminProduct } from './admin-product-repository.ts'

export interface AdminProductList {
  products: AdminProduct[]
  /** How many there are before limit and offset. */
  total: number
  match: MatchKind
}

export interface AdminCatalog {
  /** Takes over what has changed since the last time; the reads below are as new as that. */
  sync(): Promise<void>
  list(query: AdminProductQuery): AdminProductList
  counts(): Record<Category, number>
  /** A question to ask later: is what was read just now still true? */
  watch(): () => boolean
}

const pageSize = 1_000
const indexedAtOnce = 100

/** The dashboard speaks Italian. */
const inItalian = (product: AdminProduct): Translated => ({ product, english: product })

/** Nothing is read before the first `sync`: a node that no administrator uses keeps only what visitors see. */
export function openAdminCatalog({ database, catalog, log }: Pick<Deps, 'database' | 'catalog' | 'log'>): AdminCatalog {
  const { db } = database
  let products = new Map<number, AdminProduct>()
  let state: CatalogState = emptyState()
  /** Every change of a product, on any node, moves the catalogue's version; until then nothing is asked. */
  let seenVersion = -1
  let running: Promise<void> | undefined

  const clearGaps = keptWithoutGaps(
    () => state,
    (anew) => {
      state = anew
    },
    log,
  )

  const readEverything = async () => {
    const { book, ownWords } = catalog.state
    const loaded = new Map<number, AdminProduct>()
    for (let after = 0; ; ) {
      const page = await listStoredAfter(db, after, pageSize)
      for (const stored of page) loaded.set(stored.row.id, toAdminProduct(stored, book))
      after = page.at(-1)?.row.id ?? 0
      if (page.length < pageSize) break
    }
    let made: CatalogState = { ...emptyState(book), ownWords }
    for await (const some of inSlices([...loaded.values()].map(inItalian), indexedAtOnce))
      made = changeState(made, some, []).state
    products = loaded
    state = made
  }

  const readSome = async (ids: readonly number[]) => {
    const { book } = catalog.state
    // After an import they are thousands; the list is waited for.
    for await (const some of inSlices(ids, indexedAtOnce, setImmediate)) {
      const put = (await listStored(db, some)).map((stored) => toAdminProduct(stored, book))
      const kept = new Set(put.map((p) => p.id))
      const gone = some.filter((id) => !kept.has(id))
      for (const product of put) products.set(product.id, product)
      for (const id of gone) products.delete(id)
      state = changeState(state, put.map(inItalian), gone).state
    }
    clearGaps()
  }

  const readAgain = async () => {
    // Asked before reading: what changes meanwhile is read the next time.
    const { version } = catalog
    const changed = seenVersion < 0 ? undefined : catalog.changedSince(seenVersion)
    await (changed ? readSome(changed) : readEverything())
    seenVersion = version
  }

  return {
    sync: async () => {
      const wanted = catalog.version
      // A reading that is under way may have begun before the change that is wanted.
      while (seenVersion < wanted) {
        running ??= readAgain().finally(() => {
          running = undefined
        })
        await running
      }
    },
    list: (query) => {
      const { isActive, lowStock, ...filter } = query
      const asStored = (found: readonly Product[]) => found.flatMap(({ id }) => products.get(id) ?? [])
      if (isActive === undefined && lowStock === undefined) {
        const { products: found, total, match } = listProducts(state, filter)
        return { products: asStored(found), total, match }
      }
      const { limit, offset = 0, ...whole } = filter
      const { products: found, match } = listProducts(state, whole)
      const wanted = asStored(found).filter((product) => passes(product, isActive, lowStock))
      const end = limit === undefined ? undefined : offset + limit
      return { products: wanted.slice(offset, end), total: wanted.length, match }
    },
    counts: () =>
      Object.fromEntries(categories.map((category) => [category, slotsOf(state, category).length])) as Record<
        Category,
        number
      >,
    watch: () => {
      const version = seenVersion
      return () => version === catalog.version
    },
  }
}

function passes(product: AdminProduct, isActive: string | undefined, lowStock: string | undefined): boolean {
  if (isActive !== undefined && product.isActive !== (isActive === 'true')) return false
  return lowStock === undefined || isLowStock(product) === (lowStock === 'true')
}

/** A used bicycle is always the last of its kind: nobody orders more of it. */
function isLowStock({ isActive, category, stock, reserved }: AdminProduct): boolean {
  const free = stock - Object.values(reserved).reduce((sum, pieces) => sum + pieces, 0)
  return isActive && category !== 'bici-usate' && free <= lowStockPieces
}
