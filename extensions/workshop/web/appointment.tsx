import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'

/** A day as a leaf of a calendar, with what happens on it. */
export function Appointment({ start, title, text }: { start: string; title: string; text: string }) {
  const { language } = useI18n()
  const [weekday, day, ...month] = shopDate(start, language, 'promise').split(' ')
  return (
    <div className="appointment">
      <p className="appointment-day">
        <span className="small">{weekday}</span> <span className="num">{day}</span>{' '}
        <span className="small">{month.join(' ')}</span>
      </p>
      <p className="appointment-text">
        <b className="bold block">{title}</b>
        <span className="small muted">{text}</span>
      </p>
    </div>
  )
}
