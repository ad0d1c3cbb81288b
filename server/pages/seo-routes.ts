import type { FastifyInstance } from 'fastify'
import type { Catalog } from '#server/catalog/catalog-snapshot.ts'
import type { Deps } from '#server/deps.ts'
import type { PublicCache } from '#server/public-cache/public-cache.ts'
import { shelfCounts, shelfPath } from '#server/shelves/shelf-tree.ts'
import { categories } from '#shared/domain/catalog.ts'
import { addressIn } from '#shared/domain/language.ts'
import { pages } from '#shared/domain/pages.ts'

const publicPaths = pages.flatMap(({ path, readers }) => {
  if (path === '/$category') return categories.map((category) => `/${category}`)
  return readers === 'everybody' && !path.includes('$') ? [path] : []
})
/** The protocol's limit for one file is 50,000 addresses; the newest products come first. */
const maxAddresses = 50_000

/** What search engines read first (rule 413), and what a phone reads when the shop is put on its screen. */
export function seoRoutes(app: FastifyInstance, { catalog, config, shop }: Deps, cache: PublicCache): void {
  const base = config.publicUrl.replace(/\/$/, '')

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(base)),
  )
  app.get('/site.webmanifest', { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(webManifest(shop.name)),
  )
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const answer = await cache.answer({ key: 'sitemap' }, () => ({
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      isCurrent: catalog.watch({ shelf: 'all' }),
      body: Buffer.from(sitemap(base, catalog.state)),
    }))
    return reply.send(await answer.prepare(request, reply))
  })
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

function webManifest(name: string): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({ src, sizes, type: 'image/png', purpose })
  return JSON.stringify({
    name,
    short_name: name.replace(/^Cicli /, ''),
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

function sitemap(base: string, state: Catalog['state']): string {
  const { shelves, items, book } = state
  const counts = shelfCounts(state)
  const withArticles = book.shelves.filter(({ slug }) => (counts.get(slug) ?? 0) > 0)
  const products = [...shelves.all.newest].map((slot) => `/prodotto/${items[slot]?.product.slug}`)
  const addresses = [...publicPaths, ...withArticles.map(shelfPath), ...products].slice(0, maxAddresses / 2)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${addresses.map((path) => entries(base, path)).join('\n')}
</urlset>
`
}

/** One page, once in each language; both name both, as the pages' own heads do (rule 413). */
function entries(base: string, path: string): string {
  const [it, en] = [base + path, base + addressIn(path, 'en')]
  const link = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
  const all = link('it', it) + link('en', en) + link('x-default', it)
  return `<url><loc>${it}</loc>${all}</url>\n<url><loc>${en}</loc>${all}</url>`
}
