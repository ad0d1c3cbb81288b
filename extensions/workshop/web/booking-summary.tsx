import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import type { FreeSlot } from '../bookings/booking-calls.ts'
import { Appointment } from './appointment.tsx'
import { type Service, usePriceText } from './service-choice.tsx'
import type { WorkshopTexts } from './workshop-texts.ts'

const noticeMs = 24 * 3_600_000

interface Props {
  service: Service
  slot: FreeSlot | undefined
  isSending: boolean
  texts: WorkshopTexts
}

export function BookingSummary({ service, slot, isSending, texts }: Props) {
  const { language } = useI18n()
  const { address } = useShop()
  const priceText = usePriceText(texts)
  const t = texts.summary
  const amount = service.priceKind === 'free' ? texts.services.free : formatEuro(centsOf(service.price), language)
  const until = slot && new Date(Date.parse(slot.start) - noticeMs)
  const place = [address.street, address.city].filter(Boolean).join(', ')
  return (
    <aside className="workshop-aside">
      <section className="box" aria-labelledby="workshop-summary">
        <h2 id="workshop-summary" className="workshop-title">
          {t.title}
        </h2>
        {slot && (
          <Appointment
            start={slot.start}
            title={t.at(shopTime(slot.start))}
            text={t.until(shopTime(slot.end), place)}
          />
        )}
        <div className="box-body stack stack-12">
          {!slot && <p className="muted">{t.pick}</p>}
          <dl className="workshop-sum">
            <div>
              <dt>{language === 'en' ? service.nameEn : service.name}</dt>
              <dd>{priceText(service)}</dd>
            </div>
            <div className="workshop-total">
              <dt className="bold">{service.priceKind === 'from' ? t.atLeast : t.pay}</dt>
              <dd className="price">{amount}</dd>
            </div>
          </dl>
          <p className="small muted">
            {!service.isTestRide && t.more}{' '}
            {until && t.change(texts.moment(shopDate(until, language, 'promise'), shopTime(until)))}
          </p>
          <SubmitButton className="btn btn-main full-width" isSending={isSending} busyLabel={t.booking}>
            {t.book}
          </SubmitButton>
        </div>
      </section>
    </aside>
  )
}
