import { useQuery } from '@tanstack/react-query'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { categories, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { useApi } from '#web/platform/api.ts'
import type { Option } from '#web/ui/form/options.tsx'
import { adminShelvesQuery } from './admin-shelf-queries.ts'

const unchosen = { value: '', label: 'Scegli' }

/** All shelves by category, each below another one with its name. */
export function useShelfOptions(): Option[] {
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  const options = categories.flatMap((category) =>
    shelves
      .filter((shelf) => shelf.category === category)
      .map(({ slug, name, parent }) => {
        const above = shelves.find((one) => one.slug === parent)?.name.it
        return { value: slug, label: parent ? `${above}: ${name.it}` : name.it, group: categoryNames[category] }
      }),
  )
  return [unchosen, ...options]
}

/** The shelves of what is no bicycle. */
export function usePartShelfOptions(): Option[] {
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  const options = categories
    .filter((category) => !isBicycleCategory(category))
    .flatMap((category) =>
      shelves
        .filter((shelf) => shelf.category === category)
        .map(({ slug, name }) => ({ value: slug, label: name.it, group: categoryNames[category] })),
    )
  return [unchosen, ...options]
}

/** The shelves of one category, those below a shelf in its group. */
export function shelfOptions(shelves: readonly AdminShelf[], category: string): Option[] {
  const own = shelves.filter((shelf) => shelf.category === category)
  return own
    .filter(({ parent }) => parent === null)
    .flatMap((top) => {
      const below = own.filter(({ parent }) => parent === top.slug)
      const group = below.length > 0 ? top.name.it : undefined
      return [top, ...below].map(({ slug, name }) => ({ value: slug, label: name.it, group }))
    })
}

/** Those of the form's category. */
export function useShelfOptionsOf({ category }: { category?: string }): Option[] {
  const shelves = useQuery(adminShelvesQuery(useApi())).data ?? []
  return [{ value: '', label: 'Scelto dal negozio' }, ...shelfOptions(shelves, category ?? '')]
}
