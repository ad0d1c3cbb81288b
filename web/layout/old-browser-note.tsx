import type { Language } from '#shared/domain/platform/language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'

/** Written by the server alone: a browser that runs the code never needs it. */
const texts: Record<Language, string> = {
  it: 'Questo browser è troppo vecchio per ordinare qui: aggiornalo',
  en: 'This browser is too old to order here: update it',
}

const calls: Record<Language, string> = { it: ', oppure chiamaci al', en: ', or call us on' }

/** Part of the first HTML, and visible only where style or code find a browser too old (web/older-browsers.ts). */
export function OldBrowserNote() {
  const { language } = useI18n()
  const phone = useShop().phone.replace(/[^\d +()/.-]/g, '')
  const call = phone && `${calls[language]} <a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
  const html = `<span>${texts[language]}${call}</span>`
  return (
    <p
      className="note note-warning old-browser"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words and a number
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}
