import { Link } from '@tanstack/react-router'
import { HeartSign } from '#web/catalog/wish-list/heart.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'

/** `hearts.ts` writes the number. */
export function WishListLink() {
  const t = useTexts().layout
  return (
    <Link to="/lista" className="nav-button cart-button relative">
      <HeartSign />
      <span className="sr-only">{t.yourList}</span>
      <span className="no-small" aria-hidden="true">
        {t.list}
      </span>
      <span className="count" data-wishes />
    </Link>
  )
}
