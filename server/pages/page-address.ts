import { categories } from '#shared/domain/catalog.ts'
import { withoutLanguage } from '#shared/domain/language.ts'
import { type Page, pages } from '#shared/domain/pages.ts'

const patterns = pages.map((page): [RegExp, Page] => {
  const known = page.path.replace('$category', `(${categories.join('|')})`).replace('$slug', '[a-z0-9-]{1,120}')
  return [new RegExp(`^${known.replace(/\$\w+/, '[^/]+')}$`), page]
})
const keyed = new Set(pages.flatMap(({ path, readers }) => (readers === 'key' ? [firstPart(path)] : [])))

export function pageAt(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname)
  return patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** Whether pages with a key stand there, this one or others. */
export const isKeyed = (pathname: string): boolean => keyed.has(firstPart(withoutLanguage(pathname)))

function firstPart(pathname: string): string | undefined {
  return pathname.split('/')[1]
}

/**
 * Layers open in the browser, which also reads the order of a withdrawal or review; `lang` is no language of ours here,
 * and what campaigns append means nothing to us.
 */
const notOfThePage =
  /^(lang|foto|cart|checkout|accedi|recensione|menu|filtri|garanzia|ordine|k|ricevuta|utm_.*|fbclid|gclid)$/

/** Of an address as a request names it: two slashes at its beginning are part of the path, and no other host. */
export const partsOf = (url: string): URL => new URL(`http://shop${url}`)

/**
 * The address under which a page may be kept for everybody: the same for addresses that show the same page.
 * Undefined for pages that are not public (an order, an account) or not worth keeping.
 */
export function keptPageAddress(url: string): string | undefined {
  const { pathname, searchParams } = partsOf(url)
  // The address of a product's dialog is answered with a redirection to the product's page.
  if (pageAt(pathname)?.readers !== 'everybody' || searchParams.has('p')) return undefined
  const kept = [...searchParams].filter(([name]) => !notOfThePage.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  if (query.length > 300) return undefined
  return query === '' ? pathname : `${pathname}?${query}`
}
