import { shopReviewsQuery } from '#web/catalog/reviews/review-queries.ts'
import type { RouteContext } from '#web/route-context.ts'
import { heroQuery } from './hero-query.ts'
import { activityBoardQuery, usedRowQuery } from './home-rows-query.ts'
import { homeTexts } from './home-texts.ts'

export async function loadHomePage({ queries, api, language }: RouteContext): Promise<void> {
  await Promise.all([
    homeTexts.load(language),
    queries.ensureQueryData(heroQuery(api)),
    queries.ensureQueryData(activityBoardQuery(api)),
    queries.ensureQueryData(usedRowQuery(api)),
    queries.ensureQueryData(shopReviewsQuery(api)),
  ])
}
