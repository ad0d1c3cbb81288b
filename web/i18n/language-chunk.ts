import { use } from 'react'
import type { Language } from '#shared/domain/language.ts'
import { useI18n } from './i18n.tsx'

/** Texts of a part of the shop that is not in the first view: one chunk per language, loaded with that part. */
export function languageChunk<T>(load: Record<Language, () => Promise<T>>) {
  const coming = new Map<Language, Promise<T>>()
  function start(language: Language): Promise<T> {
    const known = coming.get(language)
    if (known) return known
    const next = load[language]()
    coming.set(language, next)
    next.then(
      // React reads these fields: texts that are here are used without suspending, on the server too.
      (value) => Object.assign(next, { status: 'fulfilled', value }),
      // A chunk that did not arrive may be asked for again.
      () => coming.delete(language),
    )
    return next
  }
  return {
    /** A page's loader waits for this, so that its first HTML holds the texts. */
    load: start,
    /** Suspends until the texts of the shown language are here. */
    useChunk(): T {
      return use(start(useI18n().language))
    },
  }
}
