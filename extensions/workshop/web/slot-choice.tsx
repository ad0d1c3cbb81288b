import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { hoursOnDay } from '#shared/domain/platform/hours/opening-hours.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDay, shopTime } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { FreeSlot } from '../bookings/booking-calls.ts'
import { daysFrom, mostDaysAhead, slotDay } from '../bookings/slots.ts'
import { ChoiceBox } from './choice-row.tsx'
import { slotsQuery } from './workshop-queries.ts'
import type { WorkshopTexts } from './workshop-texts.ts'

const shownDays = 7

interface Props {
  service: number
  chosen: FreeSlot | undefined
  onChoose(slot: FreeSlot | undefined): void
  texts: WorkshopTexts
}

/** A week of days with their free times; the days come with the browser's clock. */
export function SlotChoice(props: Props) {
  const now = useNow()
  if (!now)
    return (
      <Loading>
        <Skeleton className="tall-160" />
      </Loading>
    )
  return <Week {...props} today={slotDay(now)} />
}

function Week({ service, chosen, onChoose, texts: { time: t }, today }: Props & { today: string }) {
  const { language } = useI18n()
  const [weeks, setWeeks] = useState(0)
  const [picked, pick] = useState<string>()
  const first = addDays(today, weeks * shownDays)
  const days = daysFrom(first, shownDays)
  const list = useQuery(slotsQuery(useApi(), service, first, shownDays))
  const byDay = Map.groupBy(list.data ?? [], ({ start }) => slotDay(new Date(start)))
  const chosenDay = chosen && slotDay(new Date(chosen.start))
  const shown = [picked, chosenDay, ...byDay.keys()].find((one) => one && byDay.has(one))
  const group = useId()
  const turn = (to: number) => {
    setWeeks(to)
    onChoose(undefined)
  }
  if (list.isError) return <ErrorState what={t.failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t.day}</legend>
        <div className="workshop-days" aria-busy={list.isPending}>
          {days.map((day) => (
            <DayBox
              key={day}
              {...{ day, group, t }}
              isToday={day === today}
              isOn={day === shown}
              count={list.data && (byDay.get(day)?.length ?? 0)}
              onPick={() => {
                pick(day)
                onChoose(undefined)
              }}
            />
          ))}
        </div>
      </fieldset>
      <p className="row spaced-16 above-8">
        {weeks > 0 && (
          <button type="button" className="link small as-target" onClick={() => turn(weeks - 1)}>
            {t.before}
          </button>
        )}
        {(weeks + 1) * shownDays < mostDaysAhead && (
          <button type="button" className="link small as-target" onClick={() => turn(weeks + 1)}>
            {t.after(shopDay(days.at(-1) ?? first, language, 'day'))}
          </button>
        )}
      </p>
      {list.data && !shown && <p role="status">{t.none}</p>}
      {shown && (
        <fieldset className="above-16">
          <legend className="label">{t.hour(shopDay(shown, language, 'promise'))}</legend>
          <div className="sizes">
            {byDay.get(shown)?.map((slot) => (
              <ChoiceBox
                key={slot.start}
                group={`${group}-hour`}
                className="size"
                isOn={slot.start === chosen?.start}
                onChoose={() => onChoose(slot)}
              >
                {shopTime(slot.start)}
              </ChoiceBox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

interface DayProps {
  day: string
  group: string
  isToday: boolean
  isOn: boolean
  /** Undefined: not known yet. */
  count: number | undefined
  onPick(): void
  t: WorkshopTexts['time']
}

function DayBox({ day, group, isToday, isOn, count, onPick, t }: DayProps) {
  const { language } = useI18n()
  const shop = useShop()
  const isClosed = hoursOnDay(shop, day).length === 0
  return (
    <ChoiceBox group={`${group}-day`} className="size workshop-day" isOn={isOn} isOff={!count} onChoose={onPick}>
      <small>{isToday ? t.today : shopDay(day, language, 'weekday')}</small>
      {Number(day.slice(8))}
      <small>{isClosed ? t.closed : count === undefined ? '…' : count === 0 ? t.full : t.count(count)}</small>
    </ChoiceBox>
  )
}
