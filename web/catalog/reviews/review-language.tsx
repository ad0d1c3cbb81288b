import type { Language } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

/** Beside words of a customer in the other language than the page's. */
export function ReviewLanguage({ of = 'it' }: { of: Language | undefined }) {
  const { language, texts } = useI18n()
  return of === language ? null : <span className="tag">{texts.ui.inLanguage[of]}</span>
}
