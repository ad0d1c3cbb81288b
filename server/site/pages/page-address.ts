import { categories } from '#shared/domain/platform/goods/categories.ts'
import { withoutLanguage } from '#shared/domain/platform/language.ts'
import { type Page, pages } from '#shared/domain/site/pages.ts'
import { readQuery } from '#web/page-search.ts'

function patternOf(page: Page): [RegExp, Page] {
  const known = page.path.replace('$category', `(${categories.join('|')})`).replace('$slug', '[a-z0-9-]{1,120}')
  return [new RegExp(`^${known.replaceAll(/\$\w+/g, '[^/]+')}$`), page]
}

const known = new Map<number, { patterns: [RegExp, Page][]; keyed: Set<string | undefined> }>()

/** Read at the first request, when the extensions have added their pages. */
function table() {
  const keyed = () => new Set(pages.flatMap(({ path, readers }) => (readers === 'key' ? [firstPart(path)] : [])))
  const found = known.get(pages.length) ?? { patterns: pages.map(patternOf), keyed: keyed() }
  known.set(pages.length, found)
  return found
}

export function pageAt(pathname: string): Page | undefined {
  const path = withoutLanguage(pathname)
  return table().patterns.find(([pattern]) => pattern.test(path))?.[1]
}

/** Whether an address carries a key: by its page, in its query, or below a page with one. */
export function isKeyed(url: string): boolean {
  const { pathname, searchParams } = partsOf(url)
  const page = pageAt(pathname)
  if (page && page.readers !== 'key') return searchParams.has('key')
  return table().keyed.has(firstPart(withoutLanguage(pathname)))
}

function firstPart(pathname: string): string | undefined {
  return pathname.split('/')[1]
}

/** The path of a request: two leading slashes belong to it and name no other host. */
export const partsOf = (url: string): URL => new URL(`http://shop${url}`)

const maxQueryLength = 300

/**
 * The cache address of a page: its path with the parameters that its route reads. Undefined for pages that are private
 * (an order, an account) or not worth caching.
 */
export function keptPageAddress(url: string): string | undefined {
  const { pathname, search } = partsOf(url)
  const page = pageAt(pathname)
  if (page?.readers !== 'everybody') return undefined
  const query = readQuery(page.path, search)
  return query === undefined || query.length > maxQueryLength ? undefined : pathname + query
}

/** Characters that mails, chats and sentences append to an address, plain or encoded. */
const closing = /(?:[/.,;:!?)\]}>'"*]|%(?:2[01279ACE]|3[ABEF]|5D|7D|C2%A0|C2%BB|E2%80%(?:99|9D|A6|BA)|E3%80%82))+$/i
/** These places keep their capitals. */
const asWritten = /^\$(?!(?:category|slug|page|version)$)/

/**
 * The page of an address typed with capital letters or extra slashes, or copied with closing punctuation; its query
 * stays. Undefined where the address is right or matches no page.
 */
export function mendedAddress(url: string): string | undefined {
  const { pathname, search } = partsOf(url)
  const typed = pathname.replace(closing, '').replace(/\/{2,}/g, '/')
  const prefix = /^\/en(?=\/|$)/i.test(typed) ? '/en' : ''
  const places = typed.slice(prefix.length).split('/')
  for (const { path, readers } of pages) {
    const known = path === '/' ? [''] : path.split('/')
    if (known.length !== places.length) continue
    const written = places.map((place, at) => (asWritten.test(known[at] ?? '') ? place : place.toLowerCase())).join('/')
    if (pageAt(written || '/')?.path !== path) continue
    const query = readers === 'key' ? search.replace(closing, '') : search
    const mended = (prefix + written || '/') + query
    // Compared as it was written: a parser reads "/." as "/".
    return mended === url ? undefined : mended
  }
  return undefined
}
