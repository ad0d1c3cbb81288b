import { notFound, redirect } from '@tanstack/react-router'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { type CompareAddress, comparedSlugs, compareSearch } from '#web/catalog/compare/compare-address.ts'
import { addableQuery, comparedQuery } from '#web/catalog/compare/compare-queries.ts'
import { compareTexts } from '#web/catalog/compare/compare-texts.ts'
import { comparedWith } from '#web/catalog/compare/compared-before.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { isMissing, productQuery } from '#web/catalog/product-queries.ts'
import { sizeChartQuery } from '#web/catalog/sizes/size-chart-query.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

/** A comparison; with all products gone it is not found, and an empty one explains how to begin. */
export async function loadComparePage(context: RouteContext, address: CompareAddress): Promise<void> {
  const { queries, api, language } = context
  const slugs = comparedSlugs(address)
  const [added] = slugs
  if (address.ancora && added)
    throw redirect({ to: '/confronta', search: await withEarlier(context, added), replace: true })
  const texts = Promise.all([compareTexts.load(language), productTexts.load(language)])

  if (slugs.length === 0) return void (await texts)
  const [{ products }] = await Promise.all([queries.ensureQueryData(comparedQuery(api, slugs)), texts])
  if (products.length === 0) throw notFound()
  // The frames are drawn without their makers' tables too.
  if (products.length > 1 && products.every(({ category }) => isBicycleCategory(category)))
    await Promise.all(products.map(({ slug }) => queries.prefetchQuery(sizeChartQuery(api, slug))))
  // Candidates to add must neither delay the page in a browser nor break it.
  if (import.meta.env.SSR) await queries.prefetchQuery(addableQuery(api, products))
}

/** The server knows no tab: it renders the product alone. */
async function withEarlier({ queries, api }: RouteContext, slug: string): Promise<CompareAddress> {
  if (import.meta.env.SSR) return compareSearch([slug])
  const product = await queries.ensureQueryData(productQuery(api, slug)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  return compareSearch(comparedWith(product))
}
