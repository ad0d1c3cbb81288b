import { bring } from '#web/catalog/product-queries.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { explodedTexts } from './exploded-texts.ts'
import { partShelvesQuery } from './part-shelves-query.ts'

export async function loadExploded({ queries, api, language }: RouteContext): Promise<void> {
  await Promise.all([explodedTexts.load(language), bring(queries, partShelvesQuery(api, language))])
}
