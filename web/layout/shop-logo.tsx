import { Link } from '@tanstack/react-router'
import { shortShopName } from '#shared/domain/platform/shop/shop-name.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { ShopMark } from '#web/ui/marks/shop-mark.tsx'

/** Longer ones stand in two lines beside a phone's buttons. */
const longestLine = 13

/** The mark and the short name. */
export function ShopLogo() {
  const t = useTexts().layout
  const shop = useShop()
  const shown = shortShopName(shop)
  return (
    <Link
      to="/"
      className={`logo align-center no-underline ${shown.length > longestLine ? 'long-name' : ''}`}
      aria-label={t.shopHome(shop.name.includes(shown) ? shop.name : shown)}
    >
      <ShopMark hasCrank />
      <span>{shown}</span>
    </Link>
  )
}
