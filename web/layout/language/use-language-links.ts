import { useLocation } from '@tanstack/react-router'
import { addressIn, type Language, languages } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

const oneYearSeconds = 31_536_000

/** The same page in each language: documents of their own; following a link to one saves the choice. */
export function useLanguageLinks() {
  const { language } = useI18n()
  const { pathname, searchStr, hash } = useLocation()
  const rest = searchStr.replace(/([?&])menu=1&?/, '$1').replace(/[?&]$/, '')
  return languages.map((one) => {
    const save = () => saveLanguage(one)
    return {
      language: one,
      isShown: one === language,
      // The middle button and the menu of the right one open it too.
      link: {
        href: addressIn(`${pathname}${rest}${hash && `#${hash}`}`, one),
        hrefLang: one,
        lang: one,
        onClick: save,
        onAuxClick: save,
      },
    }
  })
}

function saveLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the choice at the next page; Cookie Store is not everywhere
  document.cookie = `lang=${language}; path=/; max-age=${oneYearSeconds}; samesite=lax`
}
