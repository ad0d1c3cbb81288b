import { ArrowUpRight, Check, Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { openStateAt } from '#shared/domain/platform/hours/opening-hours.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { openSentence } from '#web/i18n/open-sentence.ts'
import { dayText } from '#web/i18n/opening-texts.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { Badge } from '#web/ui/badge.tsx'
import { HomeMap } from './home-map.tsx'
import { useHomeTexts } from './home-texts.ts'

export function HomeContact() {
  const t = useHomeTexts()
  const { name, isReady, address, phone, email, location } = useShop()
  const to = location
    ? `${location.latitude},${location.longitude}`
    : `${address.street}, ${address.postalCode} ${address.city}`
  if (!isReady)
    return (
      <section className="section wrap" id="contatti" aria-labelledby="home-contact">
        <div className="section-head">
          <h2 id="home-contact">{name}</h2>
        </div>
        <p>{t.preparing}</p>
      </section>
    )
  return (
    <section className="section wrap" id="contatti" aria-labelledby="home-contact">
      <div className="section-head">
        <h2 id="home-contact">{t.visit}</h2>
      </div>
      <div className="contact grid">
        <div>
          <h3>{t.contacts}</h3>
          <address className="stack">
            <p className="row align-start">
              <MapPin className="icon" aria-hidden="true" />
              <span>
                {name}
                <br />
                {address.street}
                <br />
                {address.postalCode} {address.city} ({address.province})
              </span>
            </p>
            <p className="row">
              <Phone className="icon" aria-hidden="true" />
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </p>
            <p className="row align-start">
              <Mail className="icon" aria-hidden="true" />
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          </address>
          <a
            className="btn btn-small above-24"
            href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`}
            target="_blank"
            rel="noopener"
          >
            {t.directions} <ArrowUpRight className="icon icon-s" aria-hidden="true" />
            <span className="sr-only">({t.newWindow})</span>
          </a>
        </div>
        <OpeningHours />
        <HomeMap />
      </div>
    </section>
  )
}

const shownClosings = 2

/** The week's table; which day is today and whether the shop is open is known only in the browser. */
function OpeningHours() {
  const { texts, language } = useI18n()
  const t = useHomeTexts()
  const shop = useShop()
  const { openingHours, exceptions } = shop
  const now = useNow()
  const state = now && openStateAt(shop, now)
  const soon = exceptions.filter(({ when }) => when === 'soon')
  return (
    <div className="hours-box">
      <div className="row row-between hours-head below-16">
        <h3>{t.hours}</h3>
        {state?.isOpen && (
          <Badge tone="ok" icon={Check}>
            {t.openNow}
          </Badge>
        )}
        {state && !state.isOpen && (
          <Badge icon={Clock}>
            {state.changesAt === undefined ? t.closedNow : t.closedOpensAt(clockTime(state.changesAt))}
          </Badge>
        )}
      </div>
      <table className="hours">
        <caption className="sr-only">{t.hoursCaption}</caption>
        <tbody>
          {openingHours.map((spans, day) => {
            const isToday = state?.today === day
            const name = texts.layout.days[day] ?? ''
            return (
              <tr key={name} className={isToday ? 'today' : undefined}>
                <th scope="row">{isToday ? t.today(name) : name}</th>
                <td className="text-right tabular-nums">
                  {dayText(isToday ? state.hours : spans, language, texts.layout.closed)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {soon.length > 0 && <Closings days={soon.slice(0, shownClosings)} title={t.soon} />}
      {soon.length > shownClosings && (
        <details className="above-8">
          <summary>{t.soonAll}</summary>
          <Closings days={soon.slice(shownClosings)} title={t.soonAll} isTitled />
        </details>
      )}
      {state && !state.isOpen && state.changesAt === undefined && (
        <p className="above-16">{openSentence(shop, now, texts.layout)}</p>
      )}
    </div>
  )
}

interface ClosingsProps {
  days: ShopFacts['exceptions']
  title: string
  /** By what unfolds it. */
  isTitled?: boolean
}

function Closings({ days, title, isTitled = false }: ClosingsProps) {
  const { texts, language } = useI18n()
  return (
    <table className="hours above-16">
      <caption className={isTitled ? 'sr-only' : 'bold text-left'}>{title}</caption>
      <tbody>
        {days.map((one) => (
          <tr key={one.from}>
            <th scope="row">
              {exceptionDays(one, language)}
              {one.reason && (
                <>
                  <br />
                  <span className="small muted" lang="it">
                    {one.reason}
                  </span>
                </>
              )}
            </th>
            <td className="text-right tabular-nums">{dayText(one.hours, language, texts.layout.closed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
