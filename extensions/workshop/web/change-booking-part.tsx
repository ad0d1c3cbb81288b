import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { type Booking, cancelBooking, type FreeSlot, moveBooking } from '../bookings/booking-calls.ts'
import { ShopPhone } from './nothing-by-key.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { TakenNote } from './taken-note.tsx'
import { bookingQuery } from './workshop-queries.ts'
import type { WorkshopTexts } from './workshop-texts.ts'

interface Props {
  booking: Booking
  bookingKey: string
  texts: WorkshopTexts
  /** The first of the buttons. */
  children: ReactNode
}

/** Moves or cancels a booking until the day before. */
export function ChangeBooking({ booking, bookingKey, texts, children }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const { language } = useI18n()
  const t = texts.booked
  const [doing, setDoing] = useState<'move' | 'cancel'>()
  const [slot, setSlot] = useState<FreeSlot>()
  const asked = { params: { number: booking.number }, query: { key: bookingKey } }
  const change = useMutation({
    mutationFn: (start: string | null): Promise<unknown> =>
      start === null ? api(cancelBooking, asked) : api(moveBooking, { ...asked, body: { start } }),
    onSuccess: async (_answer, start) => {
      await queries.invalidateQueries({ queryKey: bookingQuery(api, booking.number, bookingKey).queryKey })
      setDoing(undefined)
      setSlot(undefined)
      announce(start === null ? t.cancelledTitle : t.moved)
    },
    onError: () => queries.invalidateQueries({ queryKey: ['workshop', 'slots'] }),
  })
  const refused = change.error instanceof ApiError ? change.error : undefined
  const next = refused?.code === 'slot_taken' ? (refused.problem as { next?: FreeSlot[] } | undefined)?.next : undefined
  const send = (start: string | null) => !change.isPending && change.mutate(start)
  const until = texts.moment(shopDate(booking.changeableUntil, language, 'promise'), shopTime(booking.changeableUntil))
  const { id: service } = booking.service
  return (
    <>
      <div className="row wraps spaced-12">
        {children}
        {booking.canChange && service !== null && (
          <button type="button" className="btn" aria-expanded={doing === 'move'} onClick={() => setDoing('move')}>
            {t.move}
          </button>
        )}
        {booking.canChange && (
          <button type="button" className="btn" aria-expanded={doing === 'cancel'} onClick={() => setDoing('cancel')}>
            {t.cancel}
          </button>
        )}
      </div>
      {doing === 'cancel' && (
        <div className="row wraps spaced-12">
          <button type="button" className="btn btn-danger" aria-disabled={change.isPending} onClick={() => send(null)}>
            {t.reallyCancel}
          </button>
          <button type="button" className="btn btn-text" onClick={() => setDoing(undefined)}>
            {t.keep}
          </button>
        </div>
      )}
      {doing === 'move' && service !== null && (
        <div>
          {next && !slot && <TakenNote next={next} texts={texts} onTake={setSlot} />}
          <SlotChoice service={service} chosen={slot} onChoose={setSlot} texts={texts} />
          <button
            type="button"
            className="btn btn-main above-16"
            aria-disabled={!slot || change.isPending}
            onClick={() => {
              if (!slot) return
              setSlot(undefined)
              send(slot.start)
            }}
          >
            {change.isPending ? t.moving : t.moveHere}
          </button>
        </div>
      )}
      <ErrorText>{change.error && !next ? refused?.message || t.failed : undefined}</ErrorText>
      <p className="small muted">
        {booking.canChange ? t.free(until) : t.late} <ShopPhone />
      </p>
    </>
  )
}
