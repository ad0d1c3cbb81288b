import { loadUsedFacts } from '#web/catalog/card/lazy-used-facts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { UsedAlike } from './lazy-used-page.ts'
import { usedTexts } from './used-texts.ts'

/** So that the first HTML of a used bicycle's page has the others. */
export const loadUsedAlike = ({ language }: Pick<RouteContext, 'language'>) =>
  Promise.all([usedTexts.load(language), loadUsedFacts(language), UsedAlike.preload()])
