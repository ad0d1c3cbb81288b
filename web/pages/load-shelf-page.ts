import { notFound, redirect } from '@tanstack/react-router'
import type { CatalogAddress } from '#web/catalog/catalog-address.ts'
import { isMissing, loadList } from '#web/catalog/product-queries.ts'
import { shelfQuery } from '#web/catalog/shelf-queries.ts'
import { loadUsedParts } from '#web/catalog/used/load-used-parts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

/** A shelf's page; one asked for by the slug it had before has moved for good. */
export async function loadShelfPage(
  context: RouteContext,
  { category, slug }: { category: string; slug: string },
  address: CatalogAddress,
): Promise<void> {
  const { queries, api, language } = context
  const shelf = await queries.ensureQueryData(shelfQuery(api, slug, language)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  if (shelf.category !== category) throw notFound()
  if (shelf.slug !== slug)
    throw redirect({ to: '/$category/$slug', params: { category, slug: shelf.slug }, search: true, statusCode: 301 })
  const place = { category: shelf.category, shelf: slug, facts: shelf.facets }
  await Promise.all([
    loadList(context, { place, address, hasFilters: true }),
    shelf.category === 'bici-usate' && loadUsedParts(context),
  ])
}
