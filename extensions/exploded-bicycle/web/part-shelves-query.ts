import { queryOptions, useQuery } from '@tanstack/react-query'
import { listShelves, type Shelf } from '#shared/contract/catalog/shelves.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { type Api, useApi } from '#web/platform/api.ts'

type Line = Pick<Shelf, 'slug' | 'name' | 'count'>
export type PartShelf = Line & Pick<Shelf, 'drawing'> & { below: Line[] }

/** Non-empty shelves of the components, with their children. */
export const partShelvesQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ['shelves', language, 'parts'],
    queryFn: async ({ signal }): Promise<PartShelf[]> => {
      const tree = await api(listShelves, { query: { lang: language } }, { signal })
      const filled = <S extends Line>(shelves: readonly S[]) => shelves.filter(({ count }) => count > 0)
      const lineOf = ({ slug, name, count }: Line) => ({ slug, name, count })
      return filled(tree.filter(({ category }) => category === 'componenti')).map(
        ({ drawing, children, ...shelf }) => ({
          ...lineOf(shelf),
          drawing,
          below: filled(children).map(lineOf),
        }),
      )
    },
  })

export function usePartShelves(): readonly PartShelf[] {
  const api = useApi()
  const { language } = useI18n()
  return useQuery(partShelvesQuery(api, language)).data ?? []
}
