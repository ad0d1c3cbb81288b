import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { day, id, instant } from '#shared/contract/platform/fields.ts'
import { jobStates } from '../bookings/job-life.ts'

const booked = z.object({
  id,
  number: z.string(),
  state: z.enum(jobStates),
  start: instant,
  end: instant,
  title: z.string(),
  name: z.string(),
  bicycle: z.string(),
})

const week = z.object({
  days: z.array(
    z.object({
      day,
      /** Of all stands. */
      openMinutes: z.int(),
      bookedMinutes: z.int(),
      bookings: z.array(booked),
    }),
  ),
  capacity: z.int(),
  /** Jobs that were ready this month, and those of them by the time that was promised. */
  promised: z.int(),
  kept: z.int(),
  /** In the last seven days. */
  collected: z.int(),
})
export type Week = z.output<typeof week>

export const getWeek = endpoint('GET', '/api/admin/workshop/week', {
  summary: 'Seven days of bookings from a day (today) on, with what is free, and how promises were kept this month',
  query: z.object({ from: z.optional(day) }),
  replies: { 200: week },
})

const outside = z.object({
  number: z.string(),
  jobId: id,
  name: z.string(),
  start: instant,
  /** No mail can be sent without an address: there is the telephone. */
  email: z.string(),
  phone: z.string(),
})

export const listOutside = endpoint('GET', '/api/admin/workshop/outside', {
  summary: 'Bookings to come that lie outside the hours now, and whose customers have no mail about it',
  replies: { 200: z.array(outside) },
})
export const tellOutside = endpoint('POST', '/api/admin/workshop/outside', {
  summary: 'Mails these customers, each once, with the link that moves their booking',
  replies: { 200: z.object({ told: z.int() }) },
})
