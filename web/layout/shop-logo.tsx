import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'

/** The chainring with its crank, and the name without the word of the trade: Cicli Pedivella → Pedivella. */
export function ShopLogo() {
  const t = useTexts().layout
  const { name } = useShop()
  return (
    <Link to="/" className="logo" aria-label={t.shopHome(name)}>
      <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
        <circle cx="18" cy="18" r="14" stroke="currentColor" strokeWidth="3.2" strokeDasharray="2.9 1.5" />
        <circle cx="18" cy="18" r="10.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="M18 18 33 33" stroke="var(--minio)" strokeWidth="5" />
        <circle cx="18" cy="18" r="4" fill="currentColor" />
        <path d="M28.5 36.5 38 34.5" stroke="currentColor" strokeWidth="4" />
      </svg>
      <span>{name.replace(/^Cicli /, '')}</span>
    </Link>
  )
}
