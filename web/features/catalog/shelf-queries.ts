import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getShelf, listShelves, type ShelfLink } from '#shared/contract/shelves.ts'
import type { Category } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import { type Api, useApi } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

export const shelfQuery = (api: Api, slug: string, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language, slug],
    queryFn: ({ signal }) => api(getShelf, { params: { slug }, query: { lang: language } }, { signal }),
  })

/** The highest shelves of a category on which something stands; without their texts, which no line of words shows. */
export const shelvesOfQuery = (api: Api, of: Category, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language, 'of', of],
    queryFn: async ({ signal }): Promise<ShelfLink[]> => {
      const tree = await api(listShelves, { query: { lang: language } }, { signal })
      return tree.flatMap(({ slug, path, category, name, count }) =>
        category === of && count > 0 ? [{ slug, path, category, name, count }] : [],
      )
    },
  })

export function useShelvesOf(category: Category) {
  const api = useApi()
  const { language } = useI18n()
  return useQuery({ ...shelvesOfQuery(api, category, language), placeholderData: keepPreviousData }).data
}

/** From the highest shelf above an article down to its own. */
export const shelfWayQuery = (api: Api, shelf: string, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language, 'way', shelf],
    queryFn: async ({ signal }) => {
      const own = await api(getShelf, { params: { slug: shelf }, query: { lang: language } }, { signal })
      return [...own.above, own].map(({ slug, category, name, path }) => ({ slug, category, name, path }))
    },
  })

export function useShelfWay(shelf: string | null) {
  const api = useApi()
  const { language } = useI18n()
  return useQuery({ ...shelfWayQuery(api, shelf ?? '', language), enabled: shelf !== null }).data ?? []
}

export function useShelf(slug: string) {
  const api = useApi()
  const { language } = useI18n()
  return useQuery({ ...shelfQuery(api, slug, language), placeholderData: keepPreviousData }).data
}
