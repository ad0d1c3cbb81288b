import type { Catalog } from '#server/catalog/deps/catalog-ports.ts'
import { itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import { shelfCounts, shelfPath } from '#server/catalog/shelves/shelf-tree.ts'
import { ownPagesOn } from '#server/site/shop/own-site-texts.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { type Page, pages } from '#shared/domain/site/pages.ts'

type State = Catalog['state']

const publicPaths = () =>
  pages.flatMap(({ path, readers, isUnlisted }: Page) => {
    if (path === '/$category') return categories.map((category) => `/${category}`)
    return readers === 'everybody' && !isUnlisted && !path.includes('$') ? [path] : []
  })
/** The protocol's limit for one file is 50,000 addresses, and each page has one in both languages. */
const mostPages = 25_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

interface Entry {
  path: string
  /** The English address without its prefix, where it is another one. */
  englishPath?: string
  changedAt?: string | undefined
  pictures: readonly string[]
}

/** All public pages, or where they do not fit into one file, the list of files that name them. */
export function firstSitemap(base: string, state: State, pagesPerFile = mostPages): string {
  const entries = entriesOf(state)
  if (entries.length <= pagesPerFile) return urlset(base, entries)
  const parts = Array.from({ length: Math.ceil(entries.length / pagesPerFile) }, (_, i) => i + 1)
  const names = parts.map((part) => {
    const changed = entries.slice((part - 1) * pagesPerFile, part * pagesPerFile).map(({ changedAt = '' }) => changedAt)
    const last = changed.reduce((latest, one) => (one > latest ? one : latest), '')
    return `<sitemap><loc>${base}/sitemap-${part}.xml</loc>${lastmod(last)}</sitemap>`
  })
  return `${head}<sitemapindex xmlns="${schema}">\n${names.join('\n')}\n</sitemapindex>\n`
}

/** @returns undefined where there is no such file */
export function sitemapPart(base: string, state: State, part: number, pagesPerFile = mostPages): string | undefined {
  const entries = entriesOf(state)
  const some = entries.slice((part - 1) * pagesPerFile, part * pagesPerFile)
  return entries.length > pagesPerFile && some.length > 0 ? urlset(base, some) : undefined
}

/** The newest products come first. */
function entriesOf(state: State): Entry[] {
  const counts = shelfCounts(state)
  const withArticles = state.book.shelves.filter(({ slug }) => (counts.get(slug) ?? 0) > 0)
  const bare = (path: string): Entry => ({ path, pictures: [] })
  const products = itemsOn(state, 'all').map(({ product, english, changedAt }) => ({
    path: `/prodotto/${product.slug}`,
    englishPath: `/prodotto/${english.slug}`,
    changedAt,
    pictures: ownPictures(product),
  }))
  const { texts = {} } = state.settings
  const own = ownPagesOn(texts).map(({ slug }) => bare(`/pagina/${slug}`))
  return [...publicPaths().map(bare), ...own, ...withArticles.map(shelfPath).map(bare), ...products]
}

/** Empty where unknown: a wrong date is worse than none. */
const lastmod = (moment: string | undefined) => (moment ? `<lastmod>${moment}</lastmod>` : '')

/** A drawing shows only the kind, and stands on many pages. */
const ownPictures = ({ imageUrls }: Product) => imageUrls.filter((url) => !isDrawing(url))

function urlset(base: string, entries: readonly Entry[]): string {
  const names = `xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`
  return `${head}<urlset ${names}>\n${entries.map((entry) => inBothLanguages(base, entry)).join('\n')}\n</urlset>\n`
}

/** One page, once in each language; both name both, as the pages' own heads do. */
function inBothLanguages(base: string, { path, englishPath = path, changedAt, pictures }: Entry): string {
  const [it, en] = [base + path, base + addressIn(englishPath, 'en')]
  const link = (code: string, href: string) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`
  const images = pictures.map((url) => `<image:image><image:loc>${base}${url}</image:loc></image:image>`)
  const all = [lastmod(changedAt), link('it', it), link('en', en), link('x-default', it), ...images].join('')
  return `<url><loc>${it}</loc>${all}</url>\n<url><loc>${en}</loc>${all}</url>`
}
