import { Link, useParams } from '@tanstack/react-router'
import { ChevronDown, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { useMenuShelves } from '#web/catalog/shelf-queries.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { openSentence } from '#web/i18n/open-sentence.ts'
import { weekLines } from '#web/i18n/opening-texts.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { LanguageFlag } from './language/language-flag.tsx'
import { useLanguageLinks } from './language/use-language-links.ts'
import { ShelfLinks } from './menu-shelves.tsx'

export function MobileMenuSheet({ onClose }: { onClose(): void }) {
  const at = usePagePath()
  const { texts, language } = useI18n()
  const t = texts.layout
  const shop = useShop()
  const { address, phone, openingHours } = shop
  const now = useNow()
  const shelvesOf = useMenuShelves()
  const { category: current } = useParams({ strict: false })
  const [unfolded, setUnfolded] = useState<string | undefined>(current ?? 'biciclette')
  const open = now && openSentence(shop, now, t)
  return (
    <Dialog open onClose={onClose} title={t.menu} side="bottom" closeLabel={t.closeMenu}>
      <nav className="menu-links grow" aria-label={t.mainNavigation}>
        <ul>
          {categories.map((category) => (
            <li key={category}>
              <div className="menu-row flex line-below">
                <Link to="/$category" params={{ category }} activeOptions={{ exact: true }} replace className="wide">
                  {texts.places.categories[category]}
                </Link>
                <button
                  className="grid center-items"
                  type="button"
                  aria-label={t.shelvesOf(texts.places.categories[category])}
                  aria-expanded={category === unfolded}
                  onClick={() => setUnfolded(category === unfolded ? undefined : category)}
                >
                  <ChevronDown className="icon" aria-hidden="true" />
                </button>
              </div>
              {category === unfolded && (
                <div className="submenu">
                  <ShelfLinks category={category} shelves={shelvesOf(category)} replace />
                </div>
              )}
            </li>
          ))}
        </ul>
        <ul className="menu-small">
          <li>
            <a href={at('/account')}>{t.account}</a>
          </li>
          <li>
            <Link to="/spedizioni-e-resi" replace>
              {t.shippingAndReturns}
            </Link>
          </li>
          <li>
            <Link to="/garanzia" replace>
              {t.guarantee}
            </Link>
          </li>
          <li>
            <Link to="/recesso" replace>
              {t.withdrawal}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="menu-foot grid spaced-16 stroke-above">
        <fieldset className="row" aria-label={t.chooseLanguage}>
          {useLanguageLinks().map(({ language: one, isShown, link }) => (
            <a key={one} className="btn btn-small" aria-current={isShown} {...link}>
              <LanguageFlag language={one} /> {one.toUpperCase()}
            </a>
          ))}
        </fieldset>
        {shop.isReady && (
          <address className="stack small">
            <p className="row align-start">
              <MapPin className="icon" aria-hidden="true" />
              <span>
                {address.street}, {address.postalCode} {address.city} ({address.province})
                <br />
                {weekLines(openingHours, language, t).join(' · ')}
                {open && (
                  <>
                    <br />
                    <b className="bold">{open}</b>
                  </>
                )}
              </span>
            </p>
            <p className="row">
              <Phone className="icon" aria-hidden="true" />
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </p>
          </address>
        )}
      </div>
    </Dialog>
  )
}
