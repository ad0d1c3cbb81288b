import { addressIn, isLanguage, type Language, languageAt, withoutLanguage } from '#shared/domain/platform/language.ts'
import { pageAt, partsOf } from './page-address.ts'

/**
 * The redirect before a page is shown: `?lang=` to the same page in that language, which is `chosen`; a saved choice of
 * English from an address without a prefix to the one with it. Always within the shop.
 */
export function languageRedirect(
  url: string,
  saved: string | undefined,
): { address: string; chosen?: Language } | undefined {
  const { pathname, search, searchParams } = partsOf(url)
  // The rest may be two slashes and another host's name.
  const path = withoutLanguage(pathname).replace(/^\/+/, '/')
  const here = languageAt(pathname)
  const isItalian = pageAt(path)?.isItalian
  const [chosen, ...more] = searchParams.getAll('lang')
  if (isLanguage(chosen) && more.length === 0) {
    const rest = search
      .slice(1)
      .split('&')
      .filter((part) => !new URLSearchParams(part).has('lang'))
    const address = path + (rest.length > 0 ? `?${rest.join('&')}` : '')
    return { address: addressIn(address, isItalian ? 'it' : chosen), chosen }
  }
  if (isItalian) return here === 'en' ? { address: path + search } : undefined
  return here === 'it' && saved === 'en' ? { address: addressIn(path + search, 'en') } : undefined
}
