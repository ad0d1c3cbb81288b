import type { Language } from '#shared/domain/platform/language.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { usedFactsTexts } from './used-facts-texts.ts'

export const UsedFacts = lazyPart(async () => (await import('./used-facts.tsx')).UsedFacts)

/** So that a page's first HTML has them. */
export const loadUsedFacts = (language: Language) => Promise.all([usedFactsTexts.load(language), UsedFacts.preload()])
