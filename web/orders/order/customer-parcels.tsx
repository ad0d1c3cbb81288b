import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import type { OrderParcel } from '#shared/contract/orders/parcels.ts'
import { parcelLife } from '#shared/domain/orders/parcel-states.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { type ParcelTexts, parcelTexts } from './parcel-texts.ts'

interface Props {
  order: Pick<OrderPage, 'orderNumber' | 'parcels' | 'delivery'>
  accessKey: string
  heading?: 'h2' | 'h3'
}

/** Each parcel with its content, tracking link and progress; unsent items are listed. */
export function CustomerParcels({ order, accessKey, heading: Heading = 'h2' }: Props) {
  const t = parcelTexts.useChunk()
  const { orderNumber, parcels } = order
  const isFetched = order.delivery === 'pickup'
  if (parcels.length === 0) return null
  const isMore = parcels.some(({ of }) => of > parcels.length)
  return (
    <section aria-labelledby={`parcels-${orderNumber}`}>
      <Heading className={Heading === 'h2' ? 'block-title' : 'plain-heading'} id={`parcels-${orderNumber}`}>
        {isFetched ? t.fetchedTitle : t.title}
      </Heading>
      <ul className="stack above-8">
        {parcels.toReversed().map((parcel) => (
          <Parcel
            key={parcel.number}
            parcel={parcel}
            name={isFetched ? t.part(parcel.number, parcel.of) : t.name(parcel.number, parcel.of)}
            orderNumber={orderNumber}
            isFetched={isFetched}
            accessKey={accessKey}
            texts={t}
          />
        ))}
      </ul>
      {isMore && !isFetched && <p className="small muted above-8">{t.rest}</p>}
    </section>
  )
}

interface ParcelProps {
  parcel: OrderParcel
  name: string
  orderNumber: string
  isFetched: boolean
  accessKey: string
  texts: ParcelTexts
}

function Parcel({ parcel, name, orderNumber, isFetched, accessKey, texts: t }: ParcelProps) {
  const { language, texts } = useI18n()
  const { sizeValue } = texts.catalog
  const sizeName = (size: string) => (sizeValue(size) === size ? t.size(size) : sizeValue(size).toLowerCase())
  const { carrier, trackingCode, trackingUrl, expectedDay, appointment, state } = parcel
  const items = parcel.lines.map(({ quantity, name: product, frameSize }) =>
    [`${quantity}\u00a0×\u00a0${product}`, frameSize && sizeName(frameSize)].filter(Boolean).join(', '),
  )
  return (
    <li className="ticket">
      <div className="ticket-stub row wraps spaced-12">
        <div className="can-shrink">
          <p className="small muted">{[name, carrier].filter(Boolean).join(' · ')}</p>
          {trackingCode && <p className="num">{trackingCode}</p>}
        </div>
        <span className="row end wraps spaced-8 no-print">
          {trackingCode && (
            <CopyButton text={trackingCode} label={t.copyOf(trackingCode)}>
              {t.copy}
            </CopyButton>
          )}
          {trackingUrl && state !== 'packed' && (
            <a className="btn btn-small" href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {t.follow(carrier)}
            </a>
          )}
        </span>
      </div>
      <div className="ticket-body">
        <p>{items.join(' · ')}</p>
        <ol className="parcel-steps grid" aria-label={t.steps}>
          {parcelLife.states.map((step, i) => (
            <li
              key={step}
              className={
                i < parcelLife.states.indexOf(state) || state === 'delivered'
                  ? 'is-done'
                  : step === state
                    ? 'is-now'
                    : undefined
              }
              aria-current={step === state ? 'step' : undefined}
            >
              {isFetched ? t.fetched[step] : t.step[step]}
              <Day at={momentOf(parcel, step)} />
            </li>
          ))}
        </ol>
        {state !== 'delivered' && (expectedDay || appointment) && (
          <p className="small above-8">
            {[
              appointment && t.appointment(appointment),
              expectedDay && t.expected(shopDate(`${expectedDay}T12:00:00Z`, language, 'promise')),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
        {state !== 'packed' && !isFetched && (
          <p className="no-print above-8">
            <Link
              className="link as-target spaced-8"
              to="/ordine/$orderNumber/reso"
              params={{ orderNumber }}
              search={{ k: accessKey, passo: 'come', pacco: parcel.number }}
              aria-label={t.damagedOf(name)}
            >
              <Camera className="icon icon-s" aria-hidden="true" /> {t.damaged}
            </Link>
          </p>
        )}
      </div>
    </li>
  )
}

function momentOf({ packedAt, sentAt, deliveredAt }: OrderParcel, step: OrderParcel['state']): string | null {
  return { packed: packedAt, sent: sentAt, delivered: deliveredAt }[step]
}

function Day({ at }: { at: string | null }) {
  const { language } = useI18n()
  if (!at) return null
  return (
    <>
      <br />
      <time dateTime={at}>{shopDate(at, language, 'promise')}</time>
    </>
  )
}
