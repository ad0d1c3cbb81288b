import type { FastifyInstance } from 'fastify'
import { itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { signalsOf } from '#server/platform/signals.ts'
import { getFeedStatus } from '#shared/contract/catalog/feed-status.ts'
import { assistantFeedPath, leftOutReasons, merchantFeedPath } from '#shared/domain/catalog/feeds.ts'
import { languages } from '#shared/domain/platform/language.ts'
import { whyUnlisted } from './assistant-feed.ts'
import { whyLeftOut } from './merchant-feed.ts'

const namedProducts = 100
const feeds = [
  { feed: 'google', why: whyLeftOut, pathIn: merchantFeedPath },
  { feed: 'assistants', why: whyUnlisted, pathIn: assistantFeedPath },
] as const

export function feedStatusRoutes(app: FastifyInstance, { catalog, database }: Deps): void {
  route(app, getFeedStatus, () => {
    const items = itemsOn(catalog.state, 'all')
    return feeds.map(({ feed, why, pathIn }) => {
      const byReason = Map.groupBy(items, why)
      const fetched = languages.flatMap((language) => signalsOf(database).feeds.get(pathIn(language)) ?? [])
      return {
        feed,
        listed: byReason.get(undefined)?.length ?? 0,
        leftOut: leftOutReasons.flatMap((reason) => {
          const out = byReason.get(reason) ?? []
          const products = out.slice(0, namedProducts).map(({ product: { id, name } }) => ({ id, name }))
          return out.length > 0 ? { reason, count: out.length, products } : []
        }),
        fetchedAt: fetched.toSorted((a, b) => b.getTime() - a.getTime())[0]?.toISOString() ?? null,
      }
    })
  })
}
