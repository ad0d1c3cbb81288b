import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { type Booker, bookerIn, createBooking, type FreeSlot } from '../bookings/booking-calls.ts'
import type { BicycleKind } from '../services/service-kinds.ts'
import { BicyclePart, type OwnBicycle } from './bicycle-part.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { useKeptPhotos } from './kept-photos.ts'
import { type Ride, RideChoice } from './ride-choice.tsx'
import { type Service, ServiceChoice } from './service-choice.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { TakenNote } from './taken-note.tsx'
import type { WorkshopTexts } from './workshop-texts.ts'

const attempt = createSendAttempt('workshop-booking')

/** A bicycle of the account has its frame number, until its name is typed over. */
const bicycleOf = (kind: BicycleKind, description: string, own: OwnBicycle | undefined) => ({
  ...{ kind, description },
  ...(own?.serialNumber && own.name === description && { serialNumber: own.serialNumber }),
})

interface Props {
  services: readonly Service[]
  first: Service
  texts: WorkshopTexts
}

export function BookingForm({ services, first, texts: t }: Props) {
  const api = useApi()
  const at = usePagePath()
  const queries = useQueryClient()
  const [service, setService] = useState(first)
  const [slot, setSlot] = useState<FreeSlot>()
  const [kind, setKind] = useState(first.kinds[0] ?? 'city')
  const [taken, setTaken] = useState<readonly FreeSlot[]>()
  const [isTried, setTried] = useState(false)
  const [own, setOwn] = useState<OwnBicycle>()
  const [ride, setRide] = useState<Ride>()
  const times = useRef<HTMLElement>(null)
  const photos = useKeptPhotos()
  const form = useContractForm<Booker>({
    check: bookerIn,
    values: { description: '', problem: '', name: '', phone: '', email: '' },
    name: 'workshop',
    labels: t.labels,
    words: { phone: t.phoneWrong },
  })
  const choose = (one: Service) => {
    setService(one)
    choosing(undefined)
    if (one.kinds.length > 0 && !one.kinds.includes(kind)) setKind(one.kinds[0] ?? kind)
  }
  const choosing = (one: FreeSlot | undefined) => {
    setSlot(one)
    setTaken(undefined)
    setTried(false)
  }
  const toTimes = () => times.current?.focus()
  const send = form.onSubmit(async ({ description, ...typed }) => {
    if (!slot) return toTimes()
    if (service.isTestRide && !ride) return
    const what = service.isTestRide
      ? { bicycle: { kind }, productId: ride?.id }
      : { bicycle: bicycleOf(kind, description, own) }
    const body = { service: service.id, start: slot.start, ...what, ...typed }
    try {
      const headers = { 'idempotency-key': attempt.keyFor(body) }
      const made = await api(createBooking, { body }, { headers })
      const isWhole = await photos.send(api, made)
      attempt.forget()
      location.assign(at(`/officina/prenotazione/${made.number}?key=${made.key}${isWhole ? '' : '&foto=no'}`))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'slot_taken')) throw error
      setTaken((error.problem as { next?: FreeSlot[] } | undefined)?.next ?? [])
      setSlot(undefined)
      void queries.invalidateQueries({ queryKey: ['workshop', 'slots'] })
      toTimes()
    }
  })
  return (
    <form
      method="dialog"
      className="workshop-page"
      noValidate
      onSubmit={(event) => {
        setTried(true)
        send(event)
      }}
    >
      <div>
        <ErrorSummary {...form.summary} />
        <Step number={1} title={t.steps.service}>
          <ServiceChoice {...{ services, texts: t }} chosen={service} onChoose={choose} />
        </Step>
        <Step number={2} title={service.isTestRide ? t.ride.time : t.steps.time} ref={times}>
          {taken && <TakenNote next={taken} texts={t} onTake={choosing} />}
          <SlotChoice key={service.id} service={service.id} chosen={slot} onChoose={choosing} texts={t} />
          {isTried && !slot && (
            <p className="error" role="alert">
              {t.time.choose}
            </p>
          )}
        </Step>
        <Step number={3} title={service.isTestRide ? t.ride.legend : t.steps.bicycle}>
          {service.isTestRide ? (
            <RideChoice ride={ride} isMissing={isTried} onRide={setRide} texts={t} />
          ) : (
            <BicyclePart kinds={service.kinds} {...{ kind, form, photos, texts: t }} onKind={setKind} onOwn={setOwn} />
          )}
        </Step>
        <Step number={4} title={t.steps.person}>
          <div className="form">
            <TextField {...form.field('name')} className="span-2" autoComplete="name" maxLength={100} />
            <TextField {...form.field('phone')} className="span-2" type="tel" inputMode="tel" autoComplete="tel" />
            <TextField {...form.field('email')} {...emailInput} className="span-2" autoComplete="email" />
          </div>
          <p className="small muted above-10">
            {t.mails} <a href={at('/privacy')}>{t.privacy}</a>
          </p>
        </Step>
      </div>
      <BookingSummary {...{ service, slot, texts: t }} isSending={form.isSending} />
    </form>
  )
}

interface StepProps {
  number: number
  title: string
  ref?: Ref<HTMLElement>
  children: ReactNode
}

function Step({ number, title, ref, children }: StepProps) {
  const id = useId()
  return (
    <section className="workshop-step" aria-labelledby={id} ref={ref} tabIndex={ref ? -1 : undefined}>
      <h2 id={id}>
        <span className="num workshop-step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
