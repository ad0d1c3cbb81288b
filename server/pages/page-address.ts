import { categories } from '#shared/domain/catalog.ts'

const publicPage = new RegExp(
  `^/(${[...categories, 'condizioni', 'privacy', 'cookie', 'spedizioni-e-resi', 'garanzia', 'accessibilita', 'recesso'].join('|')}|prodotto/[a-z0-9-]{1,120})?$`,
)
/**
 * Layers open in the browser, which also reads the order of a withdrawal or review; the language has a place of its own,
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
  if (!publicPage.test(pathname) || searchParams.has('p')) return undefined
  const kept = [...searchParams].filter(([name]) => !notOfThePage.test(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(kept).toString()
  return query.length > 300 ? undefined : `${pathname}?${query}`
}
