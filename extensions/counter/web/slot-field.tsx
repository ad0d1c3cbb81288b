import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { listPickupSlots } from '../counter-calls.ts'
import { pickUpTexts } from './pick-up-texts.ts'

/** The free times for these lines. */
export function slotsQuery(api: Api, lines: readonly { productId: number | null }[]) {
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort().join(',')
  return {
    queryKey: ['pickup-slots', productIds],
    queryFn: ({ signal }: { signal: AbortSignal }) => api(listPickupSlots, { query: { productIds } }, { signal }),
    staleTime: 60_000,
  }
}

/** The time at which the order is collected; nothing where the shop gives none. */
export function SlotField({ orderField, refused, lines, isLocked }: Places['checkout.pickup']) {
  const t = pickUpTexts.useChunk().slots
  const { language } = useI18n()
  const { data: slots = [], refetch } = useQuery(slotsQuery(useApi(), lines))
  const [start, choose] = useState('')
  const [lost, lose] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const asked = useRef(start)
  useEffect(() => {
    asked.current = start
    return orderField('pickupSlot', () => start || undefined)
  }, [start, orderField])
  useEffect(() => {
    if (!refused.pickupSlot || !asked.current) return
    lose(asked.current)
    choose('')
    void refetch().then(() => requestAnimationFrame(() => box.current?.querySelector('select')?.focus()))
  }, [refused, refetch])

  if (slots.length === 0 && !lost) return null
  const named = (one: { start: string }) => `${shopDate(one.start, language, 'promise')}, ${shopTime(one.start)}`
  const free = slots.filter((one) => one.start !== lost)
  const later = free.filter((one) => one.start > lost)
  const next = (later.length > 0 ? later : free).slice(0, 3).map(named)
  const error = lost && (next.length > 0 ? t.taken(next.join('; ')) : t.none)
  return (
    <div ref={box}>
      <Field label={t.title} hint={t.hint} error={error || undefined}>
        <select
          value={start}
          disabled={isLocked}
          onChange={({ target }) => {
            choose(target.value)
            lose('')
          }}
        >
          <option value="">{t.any}</option>
          <SlotOptions slots={free} />
        </select>
      </Field>
    </div>
  )
}

/** The times in groups of a day. */
export function SlotOptions({ slots }: { slots: readonly { start: string; end: string }[] }) {
  const { language } = useI18n()
  const days = Map.groupBy(slots, (one) => shopDate(one.start, language, 'promise'))
  return [...days].map(([day, ofDay]) => (
    <optgroup key={day} label={day}>
      {ofDay.map((one) => (
        <option key={one.start} value={one.start}>
          {`${day}, ${shopTime(one.start)}–${shopTime(one.end)}`}
        </option>
      ))}
    </optgroup>
  ))
}
