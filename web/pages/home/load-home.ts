import { whenWanted } from '#web/at-rest/when-wanted.ts'
import { loadUsedFacts } from '#web/catalog/card/lazy-used-facts.ts'
import { shopReviewsQuery } from '#web/catalog/reviews/review-queries.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { heroQuery } from './hero-query.ts'
import { activityBoardQuery, rowQuery } from './home-rows-query.ts'
import { homeQuery, homeTexts } from './home-texts.ts'
import { preloadBlocks } from './later-blocks.ts'

export async function loadHomePage({ queries, api, language }: RouteContext): Promise<void> {
  const texts = homeTexts.load(language)
  const { blocks } = await queries.ensureQueryData(homeQuery(api))
  const shows = (...ids: string[]) => ids.some((id) => blocks.includes(id))
  await Promise.all([
    texts,
    preloadBlocks(),
    queries.ensureQueryData(heroQuery(api)),
    shows('board') && queries.ensureQueryData(activityBoardQuery(api)),
    shows('new') && queries.ensureQueryData(rowQuery(api, 'biciclette')),
    shows('used') && whenWanted.isOpen && loadUsedFacts(language),
    shows('hero', 'used') && queries.ensureQueryData(rowQuery(api, 'bici-usate')),
    shows('reviews') && queries.ensureQueryData(shopReviewsQuery(api)),
  ])
}
