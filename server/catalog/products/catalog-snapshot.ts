import type { Logger } from 'pino'
import {
  type CatalogState,
  changeState,
  emptyState,
  findItem,
  type ShelfName,
} from '#server/catalog/product-index/catalog-state.ts'
import { rebuildWhenSparse } from '#server/catalog/product-index/rebuild-when-sparse.ts'
import type { Translated } from '#server/catalog/product-index/sort-orders.ts'
import { readOwnWords } from '#server/catalog/search-words/search-word-repository.ts'
import { ensureShelves } from '#server/catalog/shelves/ensure-shelves.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { findSizeCharts } from '#server/catalog/sizes/size-chart-repository.ts'
import type { ChangeListener } from '#server/platform/database/committed-changes.ts'
import type { Database, Db } from '#server/platform/database/database.ts'
import { inBatches, nextBatchTurn } from '#server/platform/in-batches.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isStillListed } from '#shared/domain/catalog/used-bicycles.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { ShippingRules } from '#shared/domain/pricing/shipping-rules.ts'
import { type ChangedIds, openChannel, silentChannel } from './catalog-channel.ts'
import { listActiveProducts, listActiveProductsAfter } from './product-repository.ts'

/** The source of an answer: lists and counts of a shelf, and its products. */
interface Footprint {
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

const pageSize = 1_000
const takenAtOnce = 100
/** Reading a product's words takes some tenths of a millisecond. */
const readAtOnce = 25
/** Beyond that everything is read again. */
const refreshAtMost = 500
const retryMs = 1_000
/** Above this many products an answer is simply made again after any change. */
const maxWatchedProducts = 500

interface CatalogOptions {
  log?: Pick<Logger, 'warn'>
  clock?: () => Date
  isCardNeeded?: boolean
  /** The rules of delivery edited last; kept with the catalogue, so that all nodes follow. */
  readShipping?: (db: Db) => Promise<ShippingRules | undefined>
}

export async function openCatalog(
  database: Database,
  { log, clock = () => new Date(), isCardNeeded = true, readShipping }: CatalogOptions = {},
): Promise<Catalog> {
  const { db } = database
  const channel = database.kind === 'embedded' ? silentChannel : openChannel(database, log)
  let state = emptyState()
  let version = 0
  let isLoading = false
  let isClosed = false
  const productStamps = new Map<number, number>()
  const shelfStamps = new Map<ShelfName, number>()
  let wholeStamp = 0

  const find = (idOrSlug: string | number, language: Language = 'it'): Product | undefined =>
    language === 'en' ? itemAt(idOrSlug)?.english : itemAt(idOrSlug)?.product
  const itemAt = (idOrSlug: string | number) => findItem(state, idOrSlug)

  const clearGaps = rebuildWhenSparse(
    () => state,
    (refreshed) => {
      state = refreshed
    },
    log,
  )
  const take = (put: readonly Translated[], gone: readonly number[]) => {
    const now = clock()
    const change = changeState(state, put, gone, (product) => isStillListed(product, now))
    version++
    state = change.state
    for (const category of change.reshaped) shelfStamps.set(category, version)
    if (change.reshaped.size > 0) shelfStamps.set('all', version)
    clearGaps()
  }

  let reading: Promise<void> | undefined
  const readWords = () => {
    reading ??= (async () => {
      do await nextBatchTurn()
      while (!isClosed && state.search.readSome(readAtOnce))
    })()
      .catch((error: unknown) => log?.warn({ err: error }, 'words of articles could not be read'))
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  const takeSome = async (ids: readonly number[]) => {
    for await (const some of inBatches(ids, takenAtOnce)) {
      const current = await listActiveProducts(db, some, { book: state.book, isCardNeeded })
      const active = new Set(current.map(({ product }) => product.id))
      take(
        current,
        some.filter((id) => !active.has(id)),
      )
      for (const id of some) productStamps.set(id, version)
      // An import brings thousands by and by: the first search after it does not read the words of all of them.
      void readWords()
    }
  }

  const takeAll = async () => {
    const { book: bookBefore } = state
    const book = await readShelfDirectory(db)
    const shipping = await readShipping?.(db)
    const sizeCharts = (await findSizeCharts(db))?.charts
    state = { ...state, book, ownWords: await readOwnWords(db), shipping, sizeCharts }
    const gone = new Set(state.slotOfId.ids())
    const elsewhere = new Set<number>()
    const changed: Translated[] = []
    const textOf = ({ product, english }: Translated) => JSON.stringify([product, english])
    for await (const translated of everyActiveProduct(db, { book, isCardNeeded })) {
      const { id, shelf } = translated.product
      gone.delete(id)
      const known = itemAt(id)
      if (known && bookBefore.namesAt(known.product.shelf) !== book.namesAt(shelf)) elsewhere.add(id)
      if (!known || elsewhere.has(id) || textOf(known) !== textOf(translated)) changed.push(translated)
    }
    // The first batch is loaded before any request waits.
    const atOnce = state.items.length === 0 ? Math.max(1, changed.length) : takenAtOnce
    take([], [...gone])
    // Products are indexed under the names of their shelves, so a change of names reindexes them.
    for await (const some of inBatches(changed, atOnce)) {
      state.search.readSome(takenAtOnce)
      take(
        some,
        some.flatMap(({ product: { id } }) => (elsewhere.has(id) ? [id] : [])),
      )
    }
    wholeStamp = version
  }

  // Serialised, so that an older read never overwrites a newer one; requests meanwhile are merged.
  let waiting: { ids: Set<number>; isEverything: boolean; done: Promise<void> } | undefined
  let running: Promise<void> = Promise.resolve()
  const follow = (ids: ChangedIds): Promise<void> => {
    if (!waiting) {
      const batch = { ids: new Set<number>(), isEverything: false, done: running }
      batch.done = running.then(async () => {
        waiting = undefined
        await takeBatch(batch.isEverything ? undefined : [...batch.ids])
      })
      running = batch.done
      waiting = batch
    }
    if (ids) for (const id of ids) waiting.ids.add(id)
    else waiting.isEverything = true
    return waiting.done
  }
  const takeBatch = async (ids: ChangedIds) => {
    if (isClosed) return
    try {
      await (ids ? takeSome(ids) : takeAll())
    } catch (error) {
      if (isClosed) return
      log?.warn({ err: error }, 'the catalogue could not be read again; trying again')
      setTimeout(() => void follow(ids), retryMs).unref()
    }
  }

  // Listening starts before reading, so that no change falls between the two.
  await channel.listen((ids) => {
    if (isLoading) void follow(ids)
  })
  isLoading = true
  await ensureShelves(database)
  running = takeAll()
  await running
  const refresh = (ids?: readonly number[]) => {
    channel.publish(ids)
    return follow(ids)
  }
  // A crashed node may have changed products without notifying: a start notifies for it.
  channel.publish(undefined)
  const hear: ChangeListener = async ({ productIds, hasShelves }) => {
    if (hasShelves) await refresh()
    else if (productIds.size > 0) await refresh(productIds.size > refreshAtMost ? undefined : [...productIds])
  }
  database.listeners.add(hear)

  return {
    get version() {
      return version
    },
    get shapeVersion() {
      return Math.max(wholeStamp, shelfStamps.get('all') ?? 0)
    },
    get state() {
      return state
    },
    find,
    refresh,
    watch: ({ shelf, productIds = [] }) => {
      const since = version
      let checkedAt = version
      return () => {
        if (checkedAt === version) return true
        if (productIds.length > maxWatchedProducts) return false
        if (wholeStamp > since || (shelf && (shelfStamps.get(shelf) ?? 0) > since)) return false
        if (productIds.some((id) => (productStamps.get(id) ?? 0) > since)) return false
        checkedAt = version
        return true
      }
    },
    changedSince: (since) => {
      if (wholeStamp > since) return undefined
      const changed: number[] = []
      for (const [id, stamp] of productStamps) if (stamp > since) changed.push(id)
      return changed
    },
    readWords,
    close: async () => {
      isClosed = true
      database.listeners.delete(hear)
      await running
      await channel.close()
    },
  }
}

async function* everyActiveProduct(
  db: Db,
  context: Parameters<typeof listActiveProductsAfter>[3],
): AsyncGenerator<Translated> {
  let after = 0
  for (;;) {
    const page = await listActiveProductsAfter(db, after, pageSize, context)
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = last.product.id
  }
}
