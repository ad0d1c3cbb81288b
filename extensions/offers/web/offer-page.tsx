import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { Offer } from '../drafts/draft-calls.ts'
import { OfferForm } from './offer-form.tsx'
import { keyIn, offerQuery } from './offer-queries.ts'
import { offerTexts } from './offer-texts.ts'
import './offer.css'

/** /proposta?key=…: what the staff put together, to look at and to order. */
export function OfferPage() {
  const t = offerTexts.useChunk()
  const key = keyIn(useSearch({ strict: false }) as Record<string, unknown>)
  const { data, isPending } = useQuery(offerQuery(useApi(), key))
  return (
    <div className="wrap offer">
      <PageHead title={t.title} description={t.description} path="/proposta" noindex />
      <meta name="referrer" content="no-referrer" />
      {data ? (
        <OfferSheet offer={data} offerKey={key} />
      ) : isPending ? (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <>
          <h1>{t.unknown}</h1>
          <p className="above-12">
            {t.unknownText} <ShopPhone />
          </p>
        </>
      )}
    </div>
  )
}

function ShopPhone() {
  const { phone, isReady } = useShop()
  return isReady && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
}

function OfferSheet({ offer, offerKey }: { offer: Offer; offerKey: string }) {
  const t = offerTexts.useChunk()
  const { language } = useI18n()
  const { items, message, customerName, expiresAt, orderNumber } = offer
  const missing = orderNumber ? [] : items.filter(({ available }) => !available)
  return (
    <>
      {customerName && <p className="kicker">{t.kicker(customerName)}</p>}
      <h1>{t.title}</h1>
      <div className="offer-columns above-20">
        <div>
          {message && <p className="offer-message below-16">{message}</p>}
          {orderNumber && <p className="note below-16">{t.ordered(orderNumber)}</p>}
          {missing.length > 0 && (
            <p className="note note-warning below-16">
              <b className="bold">{t.soldOut(missing.map(({ name }) => name).join(', '))}</b> {t.soldOutText}{' '}
              <ShopPhone />
            </p>
          )}
          <ul className="offer-lines">
            {items.map((item) => (
              <OfferLine key={`${item.productId}/${item.size}`} item={item} />
            ))}
          </ul>
          <p className="small muted above-16">
            {t.hold(shopDate(expiresAt, language, 'promise'))}{' '}
            <a href={`/api/drafts/${encodeURIComponent(offerKey)}/quote.pdf`} target="_blank" rel="noopener">
              {t.paper}
            </a>
          </p>
        </div>
        <div className="box">
          <div className="box-body stack">
            <Sums offer={offer} />
            {!orderNumber && missing.length === 0 && <OfferForm offer={offer} offerKey={offerKey} />}
          </div>
        </div>
      </div>
    </>
  )
}

function OfferLine({ item }: { item: Offer['items'][number] }) {
  const t = offerTexts.useChunk()
  const { language } = useI18n()
  const { name, size, quantity, price, listPrice, total, imageUrl, available } = item
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  return (
    <li className={available ? undefined : 'offer-gone'}>
      {imageUrl ? <img src={imageUrl} alt="" width={72} height={48} /> : <span aria-hidden="true" />}
      <div className="can-shrink">
        <b className="bold">{name}</b>
        <p className="small muted">
          {[size && t.size(size), t.pieces(quantity, euro(price))].filter(Boolean).join(' · ')}
          {centsOf(listPrice) > centsOf(price) && `, ${t.instead(euro(listPrice))}`}
        </p>
      </div>
      <span>{euro(total)}</span>
    </li>
  )
}

function Sums({ offer: { subtotal, shipping, total, delivery } }: { offer: Offer }) {
  const t = offerTexts.useChunk()
  const { language } = useI18n()
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  return (
    <dl className="offer-sums">
      <div>
        <dt>{t.goods}</dt>
        <dd>{euro(subtotal)}</dd>
      </div>
      <div>
        <dt>{t.delivery[delivery]}</dt>
        <dd>{centsOf(shipping) === 0 ? t.free : euro(shipping)}</dd>
      </div>
      <div className="offer-total">
        <dt className="bold">
          {t.total} <span className="small muted regular">{t.vat}</span>
        </dt>
        <dd className="price">{euro(total)}</dd>
      </div>
    </dl>
  )
}
