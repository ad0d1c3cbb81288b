import { CartButton } from './cart-button.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ProductsMenu } from './products-menu.tsx'
import { SearchBox } from './search-box.tsx'
import { ShopLogo } from './shop-logo.tsx'
import { UserArea } from './user-area.tsx'
import { WishListLink } from './wish-list-link.tsx'

export function SiteHeader() {
  return (
    <header className="header">
      <div className="wrap flex wraps align-center">
        <MobileMenu />
        <ShopLogo />
        <ProductsMenu />
        <SearchBox />
        <LanguageMenu />
        <div className="header-end flex end">
          <UserArea />
          <WishListLink />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
