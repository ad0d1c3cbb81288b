import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#server/platform/problems/problem.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { shortShopName } from '#shared/domain/platform/shop/shop-name.ts'
import { firstSitemap, sitemapPart } from './sitemap.ts'

/** Files for search engines, and the manifest for home screens. */
export function seoRoutes(app: FastifyInstance, { catalog, clock, config, shop }: Deps, cache: PublicCache): void {
  const base = config.publicUrl.replace(/\/$/, '')

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(base)),
  )
  // Home screens of before version 0.5 know the second one.
  for (const path of ['/manifest.webmanifest', '/site.webmanifest'])
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(webManifest(shop)),
    )
  app.get('/opensearch.xml', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await openSearch(base, shop)),
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

/** OpenSearch 1.1: the shop's search box in the address bar; a short name has at most sixteen letters. */
async function openSearch(base: string, shop: Deps['shop']): Promise<string> {
  const { XMLBuilder } = await import('fast-xml-parser')
  return new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' }).build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    OpenSearchDescription: {
      '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
      ShortName: [...shortShopName(shop)].slice(0, 16).join(''),
      Description: `Cerca da ${shop.name}`,
      InputEncoding: 'UTF-8',
      Image: { '@width': '16', '@height': '16', '@type': 'image/x-icon', '#text': `${base}/favicon.ico` },
      Url: { '@type': 'text/html', '@template': `${base}/?q={searchTerms}` },
    },
  })
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
