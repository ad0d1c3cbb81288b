import { loadUsedFacts } from '#web/catalog/card/lazy-used-facts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { AwaitedBicycles, UsedCount } from './lazy-used.ts'
import { usedTexts } from './used-texts.ts'

/** So that a list's first HTML has them. */
export async function loadUsedParts({ language }: Pick<RouteContext, 'language'>): Promise<void> {
  const parts = [UsedCount, AwaitedBicycles]
  await Promise.all([usedTexts.load(language), loadUsedFacts(language), ...parts.map((part) => part.preload())])
}
