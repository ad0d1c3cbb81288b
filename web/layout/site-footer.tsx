import { Link } from '@tanstack/react-router'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'
import { webExtensions } from '#web/extensions/web-extension.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import type { Dictionary } from '#web/i18n/it.ts'
import { weekLines } from '#web/i18n/opening-texts.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { ShopLogo } from './shop-logo.tsx'

export function SiteFooter() {
  const at = usePagePath()
  const { texts, language } = useI18n()
  const t = texts.layout
  const shop = useShop()
  const { address, legal, isReady } = shop
  const now = useNow()
  return (
    <footer className="footer on-green">
      <div className="wrap">
        <div className="footer-columns grid spaced-32">
          <CompanyFacts />
          <div>
            <h2 className="text-m below-12">{t.products}</h2>
            <ul>
              {categories.map((category) => (
                <li key={category}>
                  <Link to="/$category" params={{ category }} activeOptions={{ exact: true }}>
                    {texts.places.categories[category]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className="text-m below-12">{t.buying}</h2>
            <ul>
              <li>
                <Link to="/buono-regalo">{t.giftCard}</Link>
              </li>
              <li>
                <Link to="/spedizioni-e-resi">{t.shippingAndReturns}</Link>
              </li>
              <li>
                <Link to="/garanzia">{t.guarantee}</Link>
              </li>
              <li>
                <Link to="/condizioni">{t.terms}</Link>
              </li>
              <li>
                <Link to="/recesso">{t.withdrawal}</Link>
              </li>
              <li>
                <a href={at('/account')}>{t.account}</a>
              </li>
              <ExtensionLinks />
            </ul>
          </div>
          {isReady && (
            <div>
              <h2 className="text-m below-12">{t.theShop}</h2>
              <ul>
                <li>
                  <Link to="/" hash="contatti">
                    {address.street}, {address.city}
                  </Link>
                </li>
                <li>
                  <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a>
                </li>
                <li>
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </li>
                {weekLines(shop.openingHours, language, t).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {shop.isDemo && (
          <p className="footer-demo small">
            {t.demo}{' '}
            {shop.showsOutbox && (
              <Link className="underline" to="/posta">
                {t.demoMails}
              </Link>
            )}
          </p>
        )}
        <div className="footer-legal">
          <PaymentWords />
          <nav className="row wraps spaced-24" aria-label={t.legalNavigation}>
            <Link to="/privacy">{t.privacy}</Link>
            <Link to="/cookie">{t.cookies}</Link>
            <Link to="/accessibilita">{t.accessibility}</Link>
            {shop.footerPages.map((page) => (
              <Link key={page.slug} to="/pagina/$slug" params={{ slug: page.slug }}>
                {page[language]}
              </Link>
            ))}
          </nav>
          <span>
            © {now?.getFullYear()} {legal.company}
          </span>
        </div>
      </div>
    </footer>
  )
}

function CompanyFacts() {
  const t = useI18n().texts.layout
  const { address, legal, isReady } = useShop()
  return (
    <div>
      <ShopLogo />
      <p className="footer-about">{t.about(address.city)}</p>
      {isReady && <CompanyLines {...{ address, legal }} />}
    </div>
  )
}

function CompanyLines({ address, legal }: Pick<ShopFacts, 'address' | 'legal'>) {
  const t = useI18n().texts.layout
  return (
    <p className="small">
      {legal.company} · {t.registeredOffice} {address.street}, {address.postalCode} {address.city} ({address.province}
      )
      <br />
      {legal.vatNumber === legal.taxCode
        ? t.vatAndTaxCode(legal.vatNumber)
        : `${t.vatNumber(legal.vatNumber)} · ${t.taxCode(legal.taxCode)}`}{' '}
      · REA {legal.rea}
      <br />
      {legal.shareCapital && (
        <>
          {t.shareCapital(legal.shareCapital)}
          <br />
        </>
      )}
      PEC {legal.pec}
    </p>
  )
}

function PaymentWords() {
  const words = paymentWords(useShop(), useI18n().texts.layout)
  return words && <span>{words}</span>
}

function paymentWords(shop: ShopFacts, t: Dictionary['layout']): string | undefined {
  if (!takesTransfers(shop)) return shop.walletOffered ? t.paymentsWalletOnly : undefined
  return shop.walletOffered ? t.payments : t.paymentsBankOnly
}

function ExtensionLinks() {
  const { language } = useI18n()
  const at = usePagePath()
  const links = webExtensions().flatMap(({ footerLinks = [] }) => footerLinks)
  return links.map(({ path, name }) => (
    <li key={path}>
      <a href={at(path)}>{name[language]}</a>
    </li>
  ))
}
