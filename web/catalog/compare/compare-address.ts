/** The maximum side by side: more do not fit on a phone. */
export const maxCompared = 3

export interface CompareAddress {
  /** Slugs, parted by commas. */
  articoli?: string | undefined
  /** From a product page: adds products of its kind that this tab has compared before. */
  ancora?: 1 | undefined
}

export function readCompareAddress(search: Record<string, unknown>): CompareAddress {
  const slugs = comparedSlugs({ articoli: typeof search.articoli === 'string' ? search.articoli : undefined })
  return { ...compareSearch(slugs), ancora: search.ancora ? 1 : undefined }
}

/** The products of an address, each once. */
export function comparedSlugs({ articoli }: CompareAddress): string[] {
  const slugs = String(articoli ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug))
  return [...new Set(slugs)].slice(0, maxCompared)
}

/** Sorted, so that one comparison has one address. */
export const compareSearch = (slugs: readonly string[]): CompareAddress => ({
  articoli: slugs.length > 0 ? slugs.join(',') : undefined,
})
