import { setImmediate } from 'node:timers/promises'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import {
  type CatalogState,
  changeState,
  emptyState,
  findItem,
  slotsOf,
} from '#server/catalog/product-index/catalog-state.ts'
import { listProducts, type ProductList } from '#server/catalog/product-index/product-list.ts'
import type { MatchKind } from '#server/catalog/product-index/product-search.ts'
import { rebuildWhenSparse } from '#server/catalog/product-index/rebuild-when-sparse.ts'
import { type CatalogItem, compareBy, type Translated } from '#server/catalog/product-index/sort-orders.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { AdminProduct, AdminProductQuery } from '#shared/contract/catalog/admin-products.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { type Category, categories, lowStockUnits } from '#shared/domain/platform/goods/categories.ts'
import { listIdsOutOfLists, listStored, toAdminProduct } from './admin-product-repository.ts'

interface AdminProductList {
  products: AdminProduct[]
  /** The number before limit and offset. */
  total: number
  match: MatchKind
}

/** All products of one moment. */
interface AdminCatalogView {
  list(query: AdminProductQuery): Promise<AdminProductList>
  counts(): Record<Category, number>
  isCurrent(): boolean
}

const readAtOnce = 100
const matchKinds: readonly MatchKind[] = ['exact', 'similar', 'none']

/**
 * Visible products are in the public catalogue already; this view adds only the hidden ones (decision 0072). The
 * products themselves are read from the database, a page at a time.
 * @returns a function that reads all current products
 */
export function openAdminCatalog({
  database: { db },
  catalog,
  log,
}: Pick<CatalogDeps, 'database' | 'catalog' | 'log'>): () => Promise<AdminCatalogView> {
  let hidden: CatalogState = emptyState()
  /** Every change of a product, on any node, moves the catalogue's version; until then nothing is read. */
  let seenVersion = -1
  let running: Promise<{ version: number; view: AdminCatalogView }> | undefined

  const clearGaps = rebuildWhenSparse(
    () => hidden,
    (refreshed) => {
      hidden = refreshed
    },
    log,
  )

  const viewOf = (shown: CatalogState): AdminCatalogView => {
    const states = [shown, hidden]
    const version = seenVersion
    return {
      list: async (query) => {
        const { products, total, match } = listOf(states, query)
        const ids = products.map(({ id }) => id)
        const stored = new Map((await listStored(db, ids)).map((one) => [one.row.id, one]))
        const found = ids.flatMap((id) => stored.get(id) ?? [])
        return { products: found.map((one) => toAdminProduct(one, shown)), total, match }
      },
      counts: () => {
        const countOf = (category: Category) => states.reduce((sum, state) => sum + slotsOf(state, category).length, 0)
        return Object.fromEntries(categories.map((category) => [category, countOf(category)])) as Record<
          Category,
          number
        >
      },
      isCurrent: () => version === catalog.version,
    }
  }

  const readAgain = async () => {
    // Taken before reading: what changes meanwhile is read the next time.
    const { version, state } = catalog
    const changed = seenVersion < 0 ? undefined : catalog.changedSince(seenVersion)
    let made = changed ? hidden : { ...emptyState(state.book), ownWords: state.ownWords }
    const put = (products: readonly Translated[], gone: readonly number[]) => {
      made = changeState(made, products, gone).state
    }
    const ids = changed ?? (await listIdsOutOfLists(db))
    const isShown = (id: number) => findItem(state, id)?.isListed === true
    const found = ids.filter((id) => isShown(id) && made.slotOfId.get(id) !== undefined)
    if (found.length > 0) put([], found)
    const notShown = ids.filter((id) => !isShown(id))
    // After an import they are thousands; the list is waited for.
    for await (const some of inBatches(notShown, readAtOnce, setImmediate)) {
      const products = (await listStored(db, some)).map((stored) => inItalian(toAdminProduct(stored, state)))
      const kept = new Set(products.map(({ product }) => product.id))
      put(
        products,
        some.filter((id) => !kept.has(id)),
      )
    }
    hidden = made
    seenVersion = version
    const view = viewOf(state)
    clearGaps()
    return { version, view }
  }

  return async () => {
    const requested = catalog.version
    while (seenVersion !== catalog.version) {
      running ??= readAgain().finally(() => {
        running = undefined
      })
      const { version, view } = await running
      // A read in progress may have begun before the requested change.
      if (version >= requested) return view
    }
    return viewOf(catalog.state)
  }
}

/** The dashboard speaks Italian. */
const inItalian = (product: AdminProduct): Translated => ({ product, english: product })

/** Merges the lists of the states. Similar results are dropped where one state has exact ones. */
function listOf(
  states: readonly CatalogState[],
  query: AdminProductQuery,
): Pick<ProductList, 'products' | 'total' | 'match'> {
  const { isActive, lowStock, limit, offset = 0, sold: _sold, ...filter } = query
  const end = limit === undefined ? undefined : offset + limit
  const isWhole = isActive === undefined && lowStock === undefined
  const lists = states.map((state) => listProducts(state, isWhole ? { ...filter, limit: end } : filter))
  const match = matchKinds.find((kind) => lists.some((list) => list.match === kind)) ?? 'none'
  const best = lists.filter((list) => list.match === match)
  const products = inOrder(states, best, filter.ids).filter((product) => passes(product, isActive, lowStock))
  const total = isWhole ? best.reduce((sum, list) => sum + list.total, 0) : products.length
  return { products: products.slice(offset, end), total, match }
}

function inOrder(
  states: readonly CatalogState[],
  lists: readonly ProductList[],
  ids: readonly number[] = [],
): Product[] {
  const [first, ...others] = lists
  const products = lists.flatMap((list) => list.products)
  if (!first || others.length === 0 || first.order === 'relevance') return products
  const itemOf = new Map(products.map(({ id }) => [id, states.map((state) => findItem(state, id)).find(isListed)]))
  if (first.order === 'ids') return ids.flatMap((id) => itemOf.get(id)?.product ?? [])
  const compare = compareBy[first.order]
  return [...itemOf.values()]
    .filter((item) => item !== undefined)
    .sort(compare)
    .map(({ product }) => product)
}

const isListed = (item: CatalogItem | undefined) => item?.isListed === true

function passes(product: Product, isActive: string | undefined, lowStock: string | undefined): boolean {
  if (isActive !== undefined && product.isActive !== (isActive === 'true')) return false
  return lowStock === undefined || isLowStock(product) === (lowStock === 'true')
}

/** For visitors `stock` is the free stock. A used bicycle is always the last of its kind and is never reordered. */
function isLowStock({ isActive, category, stock }: Product): boolean {
  return isActive && category !== 'bici-usate' && stock <= lowStockUnits
}
