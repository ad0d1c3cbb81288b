import { ChevronDown } from 'lucide-react'
import { languages } from '#shared/domain/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { LanguageFlag } from './language-flag.tsx'

/** Rules 12, 361. */
export function LanguageMenu() {
  const { language, texts, setLanguage } = useI18n()
  const t = texts.layout
  return (
    <MenuButton
      className="no-m"
      buttonClass="nav-b lang-b"
      label={`${t.language(t.languageNames[language])}, ${language.toUpperCase()}`}
      menuLabel={t.chooseLanguage}
      items={languages.map((one) => ({
        id: one,
        lang: one,
        checked: one === language,
        onSelect: () => setLanguage(one),
        content: (
          <>
            <LanguageFlag language={one} /> {one.toUpperCase()}
          </>
        ),
      }))}
    >
      <LanguageFlag language={language} /> {language.toUpperCase()} <ChevronDown className="i i-s" aria-hidden="true" />
    </MenuButton>
  )
}
