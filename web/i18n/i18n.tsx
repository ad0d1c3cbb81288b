import { createContext, type ReactNode, use } from 'react'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import type { Dictionary } from './it.ts'
import type { OwnTexts } from './own-texts.ts'

interface I18n {
  language: Language
  texts: Dictionary
  /** What the shop says otherwise in texts that come later. */
  ownTexts?: OwnTexts | undefined
}

const I18nContext = createContext<I18n | undefined>(undefined)

export function I18nProvider({ value, children }: { value: I18n; children: ReactNode }) {
  return <I18nContext value={value}>{children}</I18nContext>
}

export function useI18n(): I18n {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('useI18n outside I18nProvider')
  return i18n
}

/** The texts of the page's language; a missing key does not compile. */
export function useTexts(): Dictionary {
  return useI18n().texts
}

/** The address of a page in the page's language, where no Link of the router can be. */
export function usePagePath(): (path: string) => string {
  const { language } = useI18n()
  return (path) => addressIn(path, language)
}

/** One language per chunk: a visitor loads the one that is shown. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  return language === 'en' ? (await import('./en.ts')).en : (await import('./it.ts')).it
}
