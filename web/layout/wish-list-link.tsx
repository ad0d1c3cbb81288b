import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/i18n/i18n.tsx'

/** `hearts.ts` writes the number. */
export function WishListLink() {
  const t = useTexts().layout
  return (
    <Link to="/lista" className="nav-button cart-button heart" aria-label={t.list}>
      <span className="no-small">{t.list}</span>
      <span className="count" />
    </Link>
  )
}
