import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { categories } from '#shared/domain/catalog/categories.ts'
import { assistantFeedPath, assistantNotePath, assistantPath } from '#shared/domain/catalog/feeds.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { shortShopName } from '#shared/domain/site/shop-name.ts'
import { isReady, namedIn } from '#shared/domain/site/shop-readiness.ts'
import { places } from '#web/i18n/en/places.ts'
import { firstSitemap, sitemapPart } from './sitemap.ts'

/** Files for search engines, and the manifest for home screens. */
export function seoRoutes(app: FastifyInstance, { catalog, clock, config, shop }: Deps, cache: PublicCache): void {
  const base = config.publicUrl.replace(/\/$/, '')

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(base)),
  )
  app.get(assistantNotePath, { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(noteForAssistants(base, shop)),
  )
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(webManifest(shop)),
  )
  // Well-known addresses for password managers and for reports of vulnerabilities.
  app.get('/.well-known/change-password', { schema: { hide: true } }, async (_, reply) =>
    reply.redirect('/account', 302),
  )
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(securityText(base, shop.email || undefined, clock())),
  )
  const sitemap = async (request: FastifyRequest, reply: FastifyReply, make: () => string | undefined) => {
    const answer = await cache.answer({ key: request.url.split('?')[0] ?? '' }, () => {
      const { settings } = catalog.state
      const isExact = catalog.watch({ shelf: 'all' })
      const isCurrent = () => isExact() && catalog.state.settings === settings
      const text = make()
      if (text === undefined) throw problem('not_found')
      return { headers: { 'content-type': 'application/xml; charset=utf-8' }, isCurrent, body: Buffer.from(text) }
    })
    return reply.send(await answer.prepare(request, reply))
  }
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    sitemap(request, reply, () => firstSitemap(base, catalog.state)),
  )
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,4}).xml', { schema: { hide: true } }, (request, reply) =>
    sitemap(request, reply, () => sitemapPart(base, catalog.state, Number(request.params.part))),
  )
}

function robots(base: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /account',
    'Disallow: /en/account',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n')
}

/** For assistants: the shop, its pages, and where they ask (llmstxt.org). */
function noteForAssistants(base: string, shop: Deps['shop']): string {
  const { name, address, phone, email } = namedIn(shop, 'en')
  const contact = isReady(shop)
    ? `${address.street}, ${address.postalCode} ${address.city}. Telephone ${phone}, ${email}. `
    : ''
  const link = (title: string, path: string, note: string) => `- [${title}](${base}${path}): ${note}`
  return [
    `# ${name}`,
    '',
    `> Cycling shop${address.city && ` in ${address.city} (${address.province})`}, Italy, with an online shop in Italian and English: bicycles, used bicycles with an inspection card, components, clothing, accessories. Delivery in Italy, or pick-up in the shop. Prices are in euros.`,
    '',
    `${contact}Orders are placed on the product pages; assistants can read everything and order nothing.`,
    '',
    '## For programs',
    '',
    link(
      'MCP',
      assistantPath,
      'read-only tools over Streamable HTTP, no login: search, product, compatibility, size, delivery, shop',
    ),
    link(
      'Product feed',
      assistantFeedPath('it'),
      'JSON Lines, one line for each size; English at /en/feeds/products.jsonl',
    ),
    link('API', '/api/openapi.json', 'OpenAPI document'),
    link('Sitemap', '/sitemap.xml', 'every page in both languages'),
    '',
    '## Catalogue',
    '',
    ...categories.map((category) =>
      link(places.categories[category], addressIn(`/${category}`, 'en'), `Italian at /${category}`),
    ),
    '',
    '## Policies',
    '',
    link('Delivery and returns', '/en/spedizioni-e-resi', 'prices, days, how to return'),
    link('Withdrawal', '/en/recesso', 'the right of withdrawal, and its form'),
    link('Guarantee', '/en/garanzia', 'legal guarantee of new and used goods'),
    link('Terms', '/en/condizioni', 'conditions of sale'),
    link('Privacy', '/en/privacy', 'what is stored of customers'),
    '',
  ].join('\n')
}

/** RFC 9116: it has to name a day on which it ends, less than a year ahead. */
function securityText(base: string, email: string | undefined, now: Date): string {
  const expires = new Date(now.getTime() + 180 * 86_400_000).toISOString().slice(0, 10)
  return [
    `Contact: ${email ? `mailto:${email}` : base}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: it, en',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n')
}

function webManifest(shop: Deps['shop']): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })
  return JSON.stringify({
    name: shop.name,
    short_name: shortShopName(shop),
    lang: 'it',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#FCF4F1',
    theme_color: '#042F25',
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  })
}
