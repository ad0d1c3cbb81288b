import type { Logger } from 'pino'
import {
  type CatalogState,
  changeState,
  emptyState,
  findItem,
  isSameExcept,
} from '#server/catalog/product-index/catalog-state.ts'
import { rebuildWhenSparse } from '#server/catalog/product-index/rebuild-when-sparse.ts'
import type { Translated } from '#server/catalog/product-index/sort-orders.ts'
import { readOwnWords } from '#server/catalog/search-words/search-word-repository.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { findSizeCharts } from '#server/catalog/sizes/size-chart-repository.ts'
import type { SoldProduct } from '#server/platform/database/committed-changes.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inBatches, nextBatchTurn } from '#server/platform/in-batches.ts'
import { readSettings } from '#server/platform/settings/setting-repository.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isStillListed } from '#shared/domain/platform/goods/used-bicycles.ts'
import { CatalogStamps } from './catalog-stamps.ts'
import { listActiveProducts, listActiveProductsAfter } from './product-repository.ts'

export interface CatalogOptions {
  log?: Pick<Logger, 'warn'>
  clock?: () => Date
  /** Until the dashboard says otherwise. */
  isCardNeeded?: boolean
  /** The rules of delivery edited last; kept with the catalogue, so that all nodes follow. */
  readShipping?: (db: Db) => Promise<ShippingRules | undefined>
}

/** Among changed ids: the settings of the shop, and no product. */
export const settingsMark = 0

const pageSize = 500
const takenAtOnce = 100
/** Reading a product's words takes some tenths of a millisecond. */
const readAtOnce = 25

/** The active products as they were last read from the database. */
export class CatalogMemory {
  readonly stamps = new CatalogStamps()
  state: CatalogState = emptyState()
  isClosed = false
  #db: Db
  #options: CatalogOptions
  #clearGaps: () => void
  #reading: Promise<void> | undefined

  constructor(db: Db, options: CatalogOptions) {
    this.#db = db
    this.#options = options
    const put = (refreshed: CatalogState) => {
      this.state = refreshed
    }
    this.#clearGaps = rebuildWhenSparse(() => this.state, put, options.log)
  }

  get #isCardNeeded(): boolean {
    const { usedWithoutCard = !(this.#options.isCardNeeded ?? true) } = this.state.settings
    return !usedWithoutCard
  }

  #take(put: readonly Translated[], gone: readonly number[]): void {
    const now = this.#options.clock?.() ?? new Date()
    const change = changeState(this.state, put, gone, (product) => isStillListed(product, now))
    this.state = change.state
    this.stamps.noteChange(change.reshaped)
    this.#clearGaps()
  }

  readWords(): Promise<void> {
    const read = async () => {
      do await nextBatchTurn()
      while (!this.isClosed && this.state.search.readSome(readAtOnce))
    }
    this.#reading ??= read()
      .catch((error: unknown) => this.#options.log?.warn({ err: error }, 'words of articles could not be read'))
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }

  /**
   * Takes sold units off the products as they are here, where each sale found them so and leaves some: no list differs.
   * @returns the ids of the others, which are to be read. A change that the sale did not see comes by its own notice.
   */
  takeSold(sold: readonly SoldProduct[]): number[] {
    const others: number[] = []
    for (const sale of sold) {
      const known = findItem(this.state, sale.productId)
      const product = known && afterSale(known.product, sale)
      if (!product) others.push(sale.productId)
      else {
        this.#take([{ product, english: { ...product, ...known.inEnglish }, changedAt: known.changedAt }], [])
        this.stamps.noteProducts([sale.productId])
      }
    }
    return others
  }

  async takeSome(changed: readonly number[]): Promise<void> {
    const wasCardNeeded = this.#isCardNeeded
    if (changed.includes(settingsMark)) await this.#takeSettings()
    const isCardNeeded = this.#isCardNeeded
    if (isCardNeeded !== wasCardNeeded) return this.takeAll()
    const ids = changed.filter((id) => id !== settingsMark)
    for await (const some of inBatches(ids, takenAtOnce)) {
      const current = await listActiveProducts(this.#db, some, { book: this.state.book, isCardNeeded })
      const active = new Set(current.map(({ product }) => product.id))
      this.#take(
        current,
        some.filter((id) => !active.has(id)),
      )
      this.stamps.noteProducts(some)
      // An import brings thousands by and by: the first search after it does not read the words of all of them.
      void this.readWords()
    }
  }

  /** Answers that were made from the shop's data are made again; no product is read. */
  async #takeSettings(): Promise<void> {
    this.state = { ...this.state, settings: await readSettings(this.#db) }
    this.#take([], [])
    this.stamps.noteWhole()
  }

  async takeAll(): Promise<void> {
    const db = this.#db
    const { readShipping } = this.#options
    const { book: bookBefore } = this.state
    const book = await readShelfDirectory(db)
    const shipping = await readShipping?.(db)
    const sizeCharts = (await findSizeCharts(db))?.charts
    const ownWords = await readOwnWords(db)
    this.state = { ...this.state, book, ownWords, shipping, sizeCharts, settings: await readSettings(db) }
    const gone = new Set(this.state.slotOfId.ids())
    const elsewhere = new Set<number>()
    const changed: Translated[] = []
    for await (const translated of everyActiveProduct(db, { book, isCardNeeded: this.#isCardNeeded })) {
      const { id, shelf } = translated.product
      gone.delete(id)
      const known = findItem(this.state, id)
      if (known && bookBefore.namesAt(known.product.shelf) !== book.namesAt(shelf)) elsewhere.add(id)
      if (!known || elsewhere.has(id) || isChanged(known, translated)) changed.push(translated)
    }
    // The first batch is loaded before any request waits.
    const atOnce = this.state.items.length === 0 ? Math.max(1, changed.length) : takenAtOnce
    this.#take([], [...gone])
    // Products are indexed under the names of their shelves, so a change of names reindexes them.
    for await (const some of inBatches(changed, atOnce)) {
      this.state.search.readSome(takenAtOnce)
      this.#take(
        some,
        some.flatMap(({ product: { id } }) => (elsewhere.has(id) ? [id] : [])),
      )
    }
    this.stamps.noteWhole()
  }
}

function afterSale(product: Product, { versionBefore, version, unitsLeft }: SoldProduct): Product | undefined {
  if (product.version !== versionBefore) return undefined
  const sizes = product.sizes.map((one) => ({ ...one, stock: unitsLeft.get(one.size) ?? one.stock }))
  const before = new Map(product.sizes.map((one) => [one.size, one.stock]))
  if (sizes.length === 0) before.set('', product.stock)
  let { stock } = product
  for (const [size, left] of unitsLeft) {
    const had = before.get(size) ?? 0
    if (had <= 0 || left <= 0) return undefined
    stock += left - had
  }
  return { ...product, version, stock, sizes }
}

const isChanged = (known: Translated, { product, english }: Translated) =>
  !isSameExcept(known.product, product) || !isSameExcept(known.english, english)

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
