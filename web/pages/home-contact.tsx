import { ArrowUpRight, Check, Clock, Mail, MapPin, Phone } from 'lucide-react'
import { clockTime, openStateAt } from '#shared/domain/opening-hours.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { dayText } from '#web/layout/opening-texts.ts'
import { useNow } from '#web/layout/use-now.ts'
import { useShop } from '#web/shop-query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { HomeMap } from './home-map.tsx'
import { homeTexts } from './home-texts.ts'

export function HomeContact() {
  const t = homeTexts.useChunk()
  const { name, address, phone, email, location } = useShop()
  const to = `${location.latitude},${location.longitude}`
  return (
    <section className="sec wrap" id="contatti" aria-labelledby="home-contact">
      <div className="sec-head">
        <h2 id="home-contact">{t.visit}</h2>
      </div>
      <div className="contact">
        <div>
          <h3>{t.contacts}</h3>
          <address className="stack not-italic">
            <p className="row items-start">
              <MapPin className="i" aria-hidden="true" />
              <span>
                {name}
                <br />
                {address.street}
                <br />
                {address.postalCode} {address.city} ({address.province})
              </span>
            </p>
            <p className="row">
              <Phone className="i" aria-hidden="true" />
              <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            </p>
            <p className="row items-start">
              <Mail className="i" aria-hidden="true" />
              <a className="wrap-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          </address>
          <a
            className="btn btn-s mt-6"
            href={`https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}`}
            target="_blank"
            rel="noopener"
          >
            {t.directions} <ArrowUpRight className="i i-s" aria-hidden="true" />
            <span className="vh">({t.newWindow})</span>
          </a>
        </div>
        <OpeningHours />
        <HomeMap />
      </div>
    </section>
  )
}

/** The week's table; which day is today and whether the shop is open is known only in the browser. */
function OpeningHours() {
  const { texts, language } = useI18n()
  const t = homeTexts.useChunk()
  const { openingHours } = useShop()
  const now = useNow()
  const state = now && openStateAt(openingHours, now)
  return (
    <div>
      <div className="row row-b hours-h">
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
        <caption className="vh">{t.hoursCaption}</caption>
        <tbody>
          {openingHours.map((spans, day) => {
            const isToday = state?.today === day
            const name = texts.layout.days[day] ?? ''
            return (
              <tr key={name} className={isToday ? 'today' : undefined}>
                <th scope="row">{isToday ? t.today(name) : name}</th>
                <td>{dayText(spans, language, texts.layout.closed)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
