import type { XMLBuilder } from 'fast-xml-parser'
import type { FastifyInstance } from 'fastify'
import { type CatalogState, itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import { inBatches } from '#server/platform/in-batches.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { addressIn, languages } from '#shared/domain/platform/language.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { assistantEntries } from './assistant-feed.ts'
import { assistantFeedPath, formerFeedPath, merchantFeedPath, usedFeedPath } from './feed-addresses.ts'
import { fetchesOf } from './feed-fetches.ts'
import { type FeedOptions, merchantEntries } from './merchant-feed.ts'
import { offerIds } from './offer-ids.ts'
import { listOfferRows } from './offer-row-repository.ts'
import { usedFeed } from './used-feed.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** Written between two turns of the event loop. */
const writtenAtOnce = 200
const newestUsed = 50

/** Product feeds: lists for merchants and assistants, and a feed of used bicycles (decisions 0051, 0085). */
export function feedRoutes(
  app: FastifyInstance,
  { catalog, clock, config, database, shop }: Deps,
  cache: PublicCache,
): void {
  const fetched = fetchesOf(database)
  const base = config.publicUrl.replace(/\/$/, '')

  const mount = (path: string, type: string, make: (state: CatalogState) => Promise<string>) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      // A look at it in a browser, or «Prova», is no fetch of a service.
      if (request.headers['sec-fetch-mode'] === undefined) fetched.set(path, clock())
      const answer = await cache.answer({ key: `feed ${path}` }, async () => {
        const { state, version } = catalog
        const body = Buffer.from(await make(state))
        const headers = { 'content-type': `${type}; charset=utf-8` }
        // Every sale changes it: it is built on request and rarely read.
        return { headers, body, isRare: true, isCurrent: () => catalog.version === version }
      })
      return reply.send(await answer.prepare(request, reply))
    })

  const wishOf = async ({ book }: CatalogState) => ({
    base,
    shop,
    book,
    ids: offerIds(await listOfferRows(database.db)),
  })

  for (const language of languages) {
    mount(merchantFeedPath(language), 'application/xml', async (state) => {
      const { name } = namedIn(shop, language)
      const channel = { title: name, link: base + addressIn('/', language), description: name }
      return merchantFeed(state, { ...(await wishOf(state)), language }, channel)
    })
    app.get(formerFeedPath(language), { schema: { hide: true } }, (_request, reply) =>
      reply.redirect(merchantFeedPath(language), 301),
    )
    mount(assistantFeedPath(language), 'application/jsonl', async (state) => {
      const lines: string[] = []
      const wish = { ...(await wishOf(state)), language, shop: namedIn(shop, language) }
      for await (const some of inBatches(itemsOn(state, 'all'), writtenAtOnce))
        for (const item of some)
          for (const entry of assistantEntries(item, wish)) lines.push(`${JSON.stringify(entry)}\n`)
      return lines.join('')
    })
    mount(usedFeedPath(language), 'application/atom+xml', async (state) => {
      const forSale = itemsOn(state, 'bici-usate').filter(({ product }) => product.stock > 0)
      const feed = usedFeed(forSale.slice(0, newestUsed), {
        base,
        language,
        shopName: namedIn(shop, language).name,
        now: clock(),
      })
      return head + (await openBuilder()).build(feed)
    })
  }
}

/** RSS 2.0 with the merchants' own attributes. */
async function merchantFeed(state: CatalogState, wish: FeedOptions, channel: Record<string, string>): Promise<string> {
  const builder = await openBuilder()
  const parts = [
    `${head}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n`,
    `${builder.build(channel)}\n`,
  ]
  for await (const some of inBatches(itemsOn(state, 'all'), writtenAtOnce))
    for (const item of some)
      for (const entry of merchantEntries(item, wish)) parts.push(`${builder.build({ item: entry })}\n`)
  return `${parts.join('')}</channel></rss>\n`
}

/** Loaded on the first request for a feed. */
async function openBuilder(): Promise<XMLBuilder> {
  const { XMLBuilder } = await import('fast-xml-parser')
  return new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })
}
