import { bring } from '#web/catalog/product-queries.ts'
import { ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { OfferPage } from './offer-page.tsx'
import { keyIn, offerQuery } from './offer-queries.ts'
import { offerTexts } from './offer-texts.ts'

async function load(
  { language, queries, api }: RouteContext,
  _: Record<string, string>,
  search: Record<string, unknown>,
) {
  await Promise.all([
    offerTexts.load(language),
    formTexts.load(language),
    // A wrong key is told by the page.
    bring(queries, offerQuery(api, keyIn(search))).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
    }),
  ])
}

export const offerPages = { load, part: OfferPage }
