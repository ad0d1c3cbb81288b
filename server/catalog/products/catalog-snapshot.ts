import type { Catalog } from '#server/catalog/deps/catalog-ports.ts'
import { findItem } from '#server/catalog/product-index/catalog-state.ts'
import { ensureShelves } from '#server/catalog/shelves/ensure-shelves.ts'
import type { ChangeListener, SoldProduct } from '#server/platform/database/committed-changes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type ChangedIds, openChannel, silentChannel } from './catalog-channel.ts'
import { CatalogMemory, type CatalogOptions, settingsMark } from './catalog-memory.ts'

/** As many prices as one change may have; beyond that everything is read again. */
const refreshAtMost = 10_000
const retryMs = 1_000

export async function openCatalog(database: Database, options: CatalogOptions = {}): Promise<Catalog> {
  const { log } = options
  const channel = database.kind === 'embedded' ? silentChannel : openChannel(database, log)
  const memory = new CatalogMemory(database.db, options)
  const { stamps } = memory
  let isLoading = false

  // Serialised, so that an older read never overwrites a newer one; requests meanwhile are merged.
  let waiting: { ids: Set<number>; sold: SoldProduct[]; isEverything: boolean; done: Promise<void> } | undefined
  let running: Promise<void> = Promise.resolve()
  const follow = (ids: ChangedIds, sold: Iterable<SoldProduct> = []): Promise<void> => {
    if (!waiting) {
      const batch = { ids: new Set<number>(), sold: [] as SoldProduct[], isEverything: false, done: running }
      batch.done = running.then(async () => {
        waiting = undefined
        await takeBatch(batch.isEverything ? undefined : [...batch.ids], batch.sold)
      })
      running = batch.done
      waiting = batch
    }
    if (ids) for (const id of ids) waiting.ids.add(id)
    else waiting.isEverything = true
    waiting.sold.push(...sold)
    return waiting.done
  }
  const takeBatch = async (ids: ChangedIds, sold: readonly SoldProduct[]) => {
    if (memory.isClosed) return
    const toRead = ids && [...new Set([...ids, ...memory.takeSold(sold)])]
    try {
      await (toRead ? memory.takeSome(toRead) : memory.takeAll())
    } catch (error) {
      if (memory.isClosed) return
      log?.warn({ err: error }, 'the catalogue could not be read again; trying again')
      setTimeout(() => void follow(toRead), retryMs).unref()
    }
  }

  // Listening starts before reading, so that no change falls between the two.
  await channel.listen((ids) => {
    if (isLoading) void follow(ids)
  })
  isLoading = true
  await ensureShelves(database)
  running = memory.takeAll()
  await running
  const refresh = (ids?: readonly number[]) => {
    channel.publish(ids)
    return follow(ids)
  }
  // A crashed node may have changed products without notifying: a start notifies for it.
  channel.publish(undefined)
  const hear: ChangeListener = async ({ productIds, sold, hasShelves, hasSettings }) => {
    const ids = [...productIds, ...(hasSettings ? [settingsMark] : [])]
    if (hasShelves || ids.length > refreshAtMost) return refresh()
    if (ids.length === 0) return
    channel.publish(ids)
    await follow(
      ids.filter((id) => !sold.has(id)),
      sold.values(),
    )
  }
  database.listeners.add(hear)

  return {
    get version() {
      return stamps.version
    },
    get shapeVersion() {
      return stamps.shapeVersion
    },
    get state() {
      return memory.state
    },
    find(idOrSlug, language = 'it') {
      const item = findItem(memory.state, idOrSlug)
      return language === 'en' ? item?.english : item?.product
    },
    refresh,
    watch: (footprint) => stamps.watch(footprint),
    changedSince: (since) => stamps.changedSince(since),
    readWords: () => memory.readWords(),
    close: async () => {
      memory.isClosed = true
      database.listeners.delete(hear)
      await running
      await channel.close()
    },
  }
}
