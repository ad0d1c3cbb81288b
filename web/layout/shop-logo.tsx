import { Link } from '@tanstack/react-router'
import { shortShopName } from '#shared/domain/site/shop-name.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { ChainringMark } from '#web/ui/chainring-mark.tsx'

/** The mark and the short name. */
export function ShopLogo() {
  const t = useTexts().layout
  const { name } = useShop()
  return (
    <Link to="/" className="logo align-center no-underline" aria-label={t.shopHome(name)}>
      <ChainringMark hasCrank />
      <span>{shortShopName(name)}</span>
    </Link>
  )
}
