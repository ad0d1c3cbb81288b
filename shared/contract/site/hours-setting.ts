import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'
import { line } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { isCalendarDay } from '#shared/domain/platform/hours/italian-holidays.ts'
import type { Span } from '#shared/domain/platform/hours/opening-hours.ts'

const mostClosures = 200

const minute = z
  .int({ error: 'minute' })
  .check(z.minimum(0, { error: 'minute' }), z.maximum(1_440, { error: 'minute' }))
const span = z
  .tuple([minute, minute])
  .check(z.refine(([opens, closes]) => opens < closes, { error: 'opens_before_closes' }))

/** Of one day, in their order. */
const spans = z.array(span).check(
  z.maxLength(4, { error: 'hours_overlap' }),
  z.refine((all: readonly Span[]) => all.every(([opens], i) => i === 0 || opens >= (all[i - 1]?.[1] ?? 0)), {
    error: 'hours_overlap',
  }),
)

const day = z.string().check(z.refine(isCalendarDay, { error: 'calendar_day' }))

/** "2026-12-24", or "09-08" for that day of every year; without hours the shop is closed. */
const closure = z.object({ from: day, to: day, hours: spans, reason: z.optional(line(0, 80)) }).check(
  z.refine(({ from, to }) => from === to || (from.length === 10 && to.length === 10), {
    path: ['to'],
    error: 'closure_needs_years',
  }),
  z.refine(({ from, to }) => from.length !== to.length || from <= to, { path: ['to'], error: 'closure_reversed' }),
)

const closures = z.array(closure).check(z.maxLength(mostClosures, { error: 'too_many_closures' }), (payload) => {
  payload.value.forEach((one, i) => {
    const isSingle = one.from === one.to
    const isTwice = payload.value
      .slice(0, i)
      .some((other) => (other.from === other.to) === isSingle && other.from <= one.to && one.from <= other.to)
    if (isTwice) payload.issues.push({ code: 'custom', input: one, path: [i, 'from'], message: 'closure_twice' })
  })
})

export const hoursValue = z.object({
  /** Seven days, Monday first, spans in minutes after midnight. */
  openingHours: z.array(spans).check(z.length(7)),
  closures,
})
export type HoursValue = z.output<typeof hoursValue>

export const hoursSetting = setting('hours', 'opening hours and closures', hoursValue)

export const listMovedPromises = endpoint('POST', '/api/admin/settings/hours/moved', {
  summary: 'The orders that would leave too late for their promised day with these hours and closures',
  body: hoursValue,
  replies: {
    200: z.array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        customerName: z.string(),
        promisedFor: z.string(),
        /** Null when the shop would not open in time to tell. */
        arrivesOn: z.nullable(z.string()),
      }),
    ),
  },
})
export type MovedPromise = Reply<typeof listMovedPromises>[number]
