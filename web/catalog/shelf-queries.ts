import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getShelf, listShelves, type Shelf } from '#shared/contract/catalog/shelves.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { type Api, useApi } from '#web/platform/api.ts'

export const shelfQuery = (api: Api, slug: string, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language, slug],
    queryFn: ({ signal }) => api(getShelf, { params: { slug }, query: { lang: language } }, { signal }),
  })

/** A shelf as lines of words and menus show it: without its text. */
export type MenuShelf = Pick<Shelf, 'slug' | 'category' | 'name' | 'count' | 'drawing'>

/** The non-empty root shelves of every category. */
export const menuShelvesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language],
    queryFn: async ({ signal }): Promise<MenuShelf[]> => {
      const tree = await api(listShelves, { query: { lang: language } }, { signal })
      return tree.flatMap(({ slug, category, name, count, drawing }) =>
        count > 0 ? [{ slug, category, name, count, drawing }] : [],
      )
    },
  })

export function useMenuShelves(): (category: Category) => readonly MenuShelf[] {
  const api = useApi()
  const { language } = useI18n()
  const { data = [] } = useQuery({ ...menuShelvesQuery(api, language), placeholderData: keepPreviousData })
  return (category) => data.filter((shelf) => shelf.category === category)
}

/** From the root above a product down to its own shelf. */
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
