import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { daysText } from './staff-return-words.ts'

/** The days that are left, or how late it is. */
export function DaysLeft({ days }: { days: number }) {
  return (
    <p className="band-days">
      <span className="num">{Math.abs(days)}</span>
      <span className="small bold">{daysText(days)}</span>
    </p>
  )
}

/** The days in which the money has to be back, drawn. */
export function DaysBar({ left }: { left: number }) {
  const gone = Math.min(refundDays, Math.max(0, refundDays - left))
  return (
    <div className="days-bar flex above-10" role="img" aria-label={`${gone} giorni passati su ${refundDays}`}>
      {Array.from({ length: refundDays }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <i key={day} className={day < gone ? 'is-past' : day === gone ? 'is-now' : undefined} />
      ))}
    </div>
  )
}
