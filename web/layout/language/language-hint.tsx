import { useI18n } from '#web/i18n/i18n.tsx'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const EnglishHint = lazyPart(() => import('./english-hint.tsx').then((file) => file.EnglishHint))

/** For an English browser on an Italian page that has chosen no language; never a redirect. */
export function LanguageHint() {
  const { language } = useI18n()
  const isAsked =
    useHydrated() && language === 'it' && navigator.language.startsWith('en') && !document.cookie.includes('lang=')
  return (
    isAsked && (
      <Attempt>
        <EnglishHint />
      </Attempt>
    )
  )
}
