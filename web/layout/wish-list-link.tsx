import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/i18n/i18n.tsx'

/** `hearts.ts` writes the number. */
export function WishListLink() {
  const { list } = useTexts().layout
  return (
    <Link to="/lista" className="nav-button heart" aria-label={list}>
      <span className="no-small">{list}</span>
    </Link>
  )
}
