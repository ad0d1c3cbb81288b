import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { CalendarPlus, CircleCheck, CircleX, Info } from 'lucide-react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { addressOf, useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type Booking, getBookingCalendar } from '../bookings/booking-calls.ts'
import { Appointment } from './appointment.tsx'
import { ChangeBooking } from './change-booking-part.tsx'
import { NothingByKey, WorkshopKeyHead } from './nothing-by-key.tsx'
import { bookingQuery, keyIn } from './workshop-queries.ts'
import { type WorkshopTexts, workshopTexts } from './workshop-texts.ts'
import './workshop.css'

/** /officina/prenotazione/OF-0001?key=…: what was booked, and the way to change it. */
export function BookedPage() {
  const t = workshopTexts.useChunk()
  const api = useApi()
  const { number = '' } = useParams({ strict: false }) as { number?: string }
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const key = keyIn(search)
  const { data, isPending } = useQuery(bookingQuery(api, number, key))
  return (
    <div className="wrap workshop-narrow">
      <WorkshopKeyHead title={t.title} description={t.booked.description} path={`/officina/prenotazione/${number}`} />
      {data ? (
        <Booked booking={data} bookingKey={key} isPhotoMissing={search.foto === 'no'} texts={t} />
      ) : isPending ? (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <NothingByKey title={t.booked.unknown} text={t.booked.unknownText} />
      )}
    </div>
  )
}

interface Props {
  booking: Booking
  bookingKey: string
  isPhotoMissing: boolean
  texts: WorkshopTexts
}

function Booked({ booking, bookingKey, isPhotoMissing, texts }: Props) {
  const { language } = useI18n()
  const at = usePagePath()
  const { address } = useShop()
  const t = texts.booked
  const { number, state, start, end, service, bicycle, photos } = booking
  const isBooked = state === 'booked'
  const isCancelled = state === 'cancelled'
  const place = [address.street, address.city].filter(Boolean).join(', ')
  const kind = booking.isTestRide ? '' : texts.bicycle.kinds[bicycle.kind]
  const name = [kind, bicycle.description].filter(Boolean).join(', ')
  return (
    <>
      <Badge icon={isCancelled ? CircleX : CircleCheck} tone={isCancelled ? 'red' : 'ok'}>
        {isBooked ? t.badge : isCancelled ? t.cancelled : t.over}
      </Badge>
      <h1 className="above-12 below-16">
        {isBooked ? t.title(shopDate(start, language, 'promise')) : isCancelled ? t.cancelledTitle : t.overTitle}
      </h1>
      <section className="box" aria-label={number}>
        <Appointment
          start={start}
          title={t.atPlace(shopTime(start), place)}
          text={texts.summary.until(shopTime(end), '')}
        />
        <div className="box-body stack">
          <div className="row row-between wraps spaced-16">
            <div className="plate">
              <div className="plate-inner">
                <div className="strip">
                  <span>{t.number}</span>
                </div>
                <div className="figure workshop-number">{number}</div>
              </div>
            </div>
            <dl className="workshop-sum grow-280">
              <div>
                <dt>{service.name}</dt>
                <dd>{priceOf(booking, texts, language)}</dd>
              </div>
              <div>
                <dt>{name}</dt>
                <dd>{photos.length > 0 && t.photos(photos.length)}</dd>
              </div>
            </dl>
          </div>
          {isPhotoMissing && <p className="warning">{t.photoMissing}</p>}
          {isBooked && (
            <p className="note">
              <Info className="icon" aria-hidden="true" />
              <span>{booking.isTestRide ? texts.ride.document : t.advice}</span>
            </p>
          )}
          {isBooked && (
            <ChangeBooking {...{ booking, bookingKey, texts }}>
              <a
                className="btn btn-main"
                href={addressOf(getBookingCalendar, { params: { number }, query: { key: bookingKey } })}
                download
              >
                <CalendarPlus className="icon icon-s" aria-hidden="true" /> {t.calendar}
              </a>
            </ChangeBooking>
          )}
          {isCancelled && (
            <p>
              <a className="btn" href={at('/officina')}>
                {t.again}
              </a>
            </p>
          )}
        </div>
      </section>
    </>
  )
}

function priceOf({ service }: Booking, { services: t }: WorkshopTexts, language: 'it' | 'en'): string {
  if (service.priceKind === 'free') return t.free
  const amount = formatEuro(centsOf(service.price), language)
  return service.priceKind === 'from' ? t.from(amount) : amount
}
