import { ChevronDown } from 'lucide-react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/layer/menu-button.tsx'
import { LanguageFlag } from './language-flag.tsx'
import { useLanguageLinks } from './use-language-links.ts'

export function LanguageMenu() {
  const { language, texts } = useI18n()
  const links = useLanguageLinks()
  const t = texts.layout
  return (
    <MenuButton
      className="no-phone"
      buttonClass="nav-button language-button"
      label={`${t.language(t.languageNames[language])}, ${language.toUpperCase()}`}
      menuLabel={t.chooseLanguage}
      items={links.map(({ language: one, isShown, link }) => ({
        id: one,
        checked: isShown,
        link,
        content: (
          <>
            <LanguageFlag language={one} /> {one.toUpperCase()}
          </>
        ),
      }))}
    >
      <LanguageFlag language={language} /> {language.toUpperCase()}{' '}
      <ChevronDown className="icon icon-s" aria-hidden="true" />
    </MenuButton>
  )
}
