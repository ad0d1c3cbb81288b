import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'

/** In the first HTML, and seen only where the style or the code finds a browser too old (web/older-browsers.ts). */
export function OldBrowserNote() {
  const t = useTexts().layout
  const { phone } = useShop()
  return (
    <p className="note note-w old-b">
      <span>
        {t.oldBrowser} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
      </span>
    </p>
  )
}
