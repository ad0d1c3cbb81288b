import { ExplodedBicycle } from '#web/catalog/exploded/exploded-part.tsx'
import { explodedTexts } from '#web/catalog/exploded/exploded-texts.ts'
import { partShelvesQuery } from '#web/catalog/exploded/part-shelves-query.ts'
import { bring } from '#web/catalog/product-queries.ts'
import type { RouteContext } from '#web/route-context.ts'

/** The data of the components' page besides its products. */
export async function loadComponentsPage({ queries, api, language }: RouteContext): Promise<void> {
  await Promise.all([
    explodedTexts.load(language),
    ExplodedBicycle.preload(),
    bring(queries, partShelvesQuery(api, language)),
  ])
}
