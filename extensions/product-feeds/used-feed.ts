import type { CatalogItem } from '#server/catalog/product-index/sort-orders.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { usedFeedPath } from './feed-addresses.ts'
import { feedMoment } from './feed-moment.ts'

const texts = {
  it: { title: (shop: string) => `Bici usate da ${shop}`, size: 'Taglia', noSize: 'Senza taglia' },
  en: { title: (shop: string) => `Used bicycles at ${shop}`, size: 'Size', noSize: 'No size' },
} as const

interface FeedWish {
  base: string
  language: Language
  shopName: string
  /** The time stamp of an empty feed. */
  now: Date
}

/** Used bicycles for sale, the newest first, as Atom (RFC 4287; rule 652). */
export function usedFeed(bicycles: readonly CatalogItem[], { base, language, shopName, now }: FeedWish) {
  const own = base + usedFeedPath(language)
  const entries = bicycles.map((item) => entryOf(item, base, language))
  return {
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': language,
      title: texts[language].title(shopName),
      id: own,
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': own },
        { '@rel': 'alternate', '@type': 'text/html', '@href': base + addressIn('/bici-usate', language) },
      ],
      updated: entries[0]?.updated ?? feedMoment(now),
      author: { name: shopName },
      entry: entries,
    },
  }
}

function entryOf(item: CatalogItem, base: string, language: Language) {
  const product = language === 'en' ? item.english : item.product
  const { size, noSize } = texts[language]
  const addressOf = (slug: string) => base + addressIn(`/prodotto/${slug}`, language)
  const photo = product.imageUrls.find((one) => !isDrawing(one))
  const sizes = product.sizes.length > 0 ? `${size} ${product.sizes.map((one) => one.size).join(', ')}` : noSize
  return {
    title: `${product.name}, ${formatEuro(item.priceCents, language)}`,
    // An entry's id never changes; English slugs follow the name.
    id: addressOf(item.product.slug),
    link: [
      { '@rel': 'alternate', '@type': 'text/html', '@href': addressOf(product.slug) },
      ...(photo ? [{ '@rel': 'enclosure', '@type': typeOf(photo), '@href': base + photo }] : []),
    ],
    published: feedMoment(product.createdAt),
    updated: feedMoment(product.createdAt),
    summary: `${sizes}. ${product.description}`,
  }
}

const types: Record<string, string> = { webp: 'image/webp', png: 'image/png', gif: 'image/gif' }
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'image/jpeg'
