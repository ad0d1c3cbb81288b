import type { FastifyInstance } from 'fastify'
import { itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import type { CatalogItem } from '#server/catalog/product-index/sort-orders.ts'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { whyUnlisted } from './assistant-feed.ts'
import {
  assistantFeedPath,
  type FeedWarning,
  feedWarnings,
  leftOutReasons,
  merchantFeedPath,
} from './feed-addresses.ts'
import { fetchesOf } from './feed-fetches.ts'
import { getFeedStatus } from './feed-status.ts'
import { whyLeftOut } from './merchant-feed.ts'
import { offerIds } from './offer-ids.ts'
import { listOfferRows } from './offer-row-repository.ts'

const namedProducts = 100
const feeds = [
  { feed: 'google', why: whyLeftOut, pathIn: merchantFeedPath },
  { feed: 'assistants', why: whyUnlisted, pathIn: assistantFeedPath },
] as const

export function feedStatusRoutes(app: FastifyInstance, { catalog, database }: Deps): void {
  route(app, getFeedStatus, async () => {
    const { renamed } = offerIds(await listOfferRows(database.db))
    const items = itemsOn(catalog.state, 'all')
    return feeds.map(({ feed, why, pathIn }) => {
      const byReason = Map.groupBy(items, why)
      const listed = byReason.get(undefined) ?? []
      const warned: Record<FeedWarning, readonly CatalogItem[]> = {
        id: listed.filter(({ product }) => renamed.has(product.id)),
        gtin: withSharedGtin(listed),
      }
      const fetched = languages.flatMap((language) => fetchesOf(database).get(pathIn(language)) ?? [])
      return {
        feed,
        listed: listed.length,
        leftOut: leftOutReasons.flatMap((reason) => {
          const out = byReason.get(reason) ?? []
          return out.length > 0 ? { reason, ...named(out) } : []
        }),
        warnings: feedWarnings.flatMap((kind) => (warned[kind].length > 0 ? { kind, ...named(warned[kind]) } : [])),
        fetchedAt: fetched.toSorted((a, b) => b.getTime() - a.getTime())[0]?.toISOString() ?? null,
      }
    })
  })
}

const named = (items: readonly CatalogItem[]) => ({
  count: items.length,
  products: items.slice(0, namedProducts).map(({ product: { id, name } }) => ({ id, name })),
})

/** Merchants take a GTIN for one thing: the number of one size of several is not sent. */
function withSharedGtin(items: readonly CatalogItem[]): CatalogItem[] {
  const own = items.filter(({ product }) => product.gtin !== null && product.sizes.length < 2)
  const byGtin = Map.groupBy(own, ({ product }) => gtinKey(product.gtin ?? ''))
  return [...byGtin.values()].filter((some) => some.length > 1).flat()
}
