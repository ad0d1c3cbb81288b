import { use } from 'react'
import type { Language } from '#shared/domain/platform/language.ts'
import { forgetFailedChunks, keptChunk } from '#web/platform/kept-chunk.ts'
import { useI18n } from './i18n.tsx'
import { withOwnTexts } from './own-texts.ts'

/**
 * Texts of a part of the shop that is not in the first view: one chunk per language, loaded with that part.
 * @param part begins the places of those that the shop may write itself
 */
export function languageChunk<T>(load: Record<Language, () => Promise<T>>, part?: string) {
  const kept = { it: keptChunk(load.it), en: keptChunk(load.en) }
  return {
    /** A page's loader waits for this, so that its first HTML holds the texts; the next page asks for what failed again. */
    load(language: Language): Promise<T> {
      const coming = kept[language]()
      coming.catch(forgetFailedChunks)
      return coming
    },
    begin: (language: Language) => void kept[language](),
    /** Suspends until the texts of the shown language are here. */
    useChunk(): T {
      const { language, ownTexts } = useI18n()
      const texts = use(kept[language]())
      return part === undefined ? texts : withOwnTexts(texts, language, ownTexts, part)
    },
  }
}
