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

const closureCustomers = z.array(
  z.object({
    id: z.string(),
    orderNumber: z.string(),
    customerName: z.string(),
    /** Waits in the shop to be collected. */
    isReady: z.boolean(),
    promisedFor: z.nullable(z.string()),
    /** The day on which it would arrive, or could be collected (again); null when the shop would not open in time to tell. */
    arrivesOn: z.nullable(z.string()),
  }),
)

export const listDraftCustomers = endpoint('POST', '/api/admin/settings/hours/moved', {
  summary: 'The orders that would come late, or wait behind a closed door, with these hours and closures',
  body: hoursValue,
  replies: { 200: closureCustomers },
})
export type ClosureCustomer = Reply<typeof listDraftCustomers>[number]

const closureDays = z.object({ from: day, to: day })
export type ClosureDays = z.output<typeof closureDays>
const ofClosure = '/api/admin/settings/hours/closures/:from/:to/customers'

export const listClosureCustomers = endpoint('GET', ofClosure, {
  summary: 'The orders that a closure touches and whose customers have no mail about it',
  params: closureDays,
  replies: { 200: closureCustomers },
  errors: ['not_found'],
})

export const mailClosureCustomers = endpoint('POST', ofClosure, {
  summary: 'Mails these customers, each once a closure; their orders are promised for the new day from then on',
  params: closureDays,
  replies: { 200: z.object({ told: z.int() }) },
  errors: ['not_found'],
})
