import { CircleAlert } from 'lucide-react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import type { FreeSlot } from '../bookings/booking-calls.ts'
import type { WorkshopTexts } from './workshop-texts.ts'

interface Props {
  next: readonly FreeSlot[]
  onTake(slot: FreeSlot): void
  texts: WorkshopTexts
}

/** A time was taken meanwhile: the next three, one press each. */
export function TakenNote({ next, onTake, texts: { time: t, moment } }: Props) {
  const { language } = useI18n()
  return (
    <div className="note note-error below-16" role="alert">
      <CircleAlert className="icon error-text" aria-hidden="true" />
      <div>
        <p className="bold">{t.taken}</p>
        <p className="small">{next.length > 0 ? t.next : t.noNext}</p>
        <div className="sizes above-12">
          {next.map((slot) => (
            <button type="button" className="btn btn-small" key={slot.start} onClick={() => onTake(slot)}>
              {moment(shopDate(slot.start, language, 'promise'), shopTime(slot.start))}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
