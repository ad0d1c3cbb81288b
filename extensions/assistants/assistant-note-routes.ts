import type { FastifyInstance } from 'fastify'
import { assistantFeedPath } from '#extensions/product-feeds/feed-addresses.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { isReady, namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { places } from '#web/i18n/en/places.ts'
import { assistantNotePath, assistantPath } from './assistant-address.ts'

export function assistantNoteRoutes(app: FastifyInstance, { config, shop }: Deps): void {
  const base = config.publicUrl.replace(/\/$/, '')

  app.get(assistantNotePath, { schema: { hide: true } }, async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(noteForAssistants(base, shop)),
  )
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
