import { ExplodedBicycle } from '#web/catalog/exploded/exploded-part.tsx'
import { explodedTexts } from '#web/catalog/exploded/exploded-texts.ts'
import { partShelvesQuery } from '#web/catalog/exploded/part-shelves-query.ts'
import { bring } from '#web/catalog/product-queries.ts'
import { loadUsedParts } from '#web/catalog/used/load-used-parts.ts'
import type { RouteContext } from '#web/route-context.ts'

/** Code, texts and data of a category's page besides its products. */
export const parts = {
  componenti: async ({ queries, api, language }: RouteContext): Promise<void> => {
    await Promise.all([
      explodedTexts.load(language),
      ExplodedBicycle.preload(),
      bring(queries, partShelvesQuery(api, language)),
    ])
  },
  'bici-usate': loadUsedParts,
}
