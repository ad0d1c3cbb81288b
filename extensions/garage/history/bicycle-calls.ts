import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { ownBike, ownBikeId } from '../garage-calls.ts'

const visit = z.object({
  /** Null, as what it cost, for the job of another owner. */
  number: z.nullable(z.string()),
  state: z.string(),
  /** When it ended; before that when it began. */
  at: instant,
  title: z.string(),
  titleEn: z.string(),
  total: z.nullable(amountOut),
  lines: z.array(z.object({ kind: z.enum(['labour', 'part']), name: z.string(), quantity: z.int() })),
})

const history = z.object({
  bike: ownBike,
  /** Whether the shop has a workshop. */
  hasWorkshop: z.boolean(),
  visits: z.array(visit),
  /** The next service that is due by time; null before the delivery, and where the shop has none. */
  due: z.nullable(z.object({ day: z.string(), name: z.string(), nameEn: z.string(), serviceId: z.int() })),
  wantsReminder: z.boolean(),
})
export type BicycleHistory = z.output<typeof history>

const path = '/api/customer/bikes/:id'

export const getBicycleHistory = endpoint('GET', `${path}/history`, {
  summary: 'What was done to a bicycle of the customer’s, by its frame number, and what is due next',
  params: ownBikeId,
  replies: { 200: history },
  errors: ['unauthorized', 'bicycle_not_found'],
})

export const putDueReminder = endpoint('PUT', `${path}/reminder`, {
  summary: 'Whether its owner wants a mail when the next service is due',
  params: ownBikeId,
  body: z.object({ wantsReminder: z.boolean() }),
  replies: { 200: history },
  errors: ['unauthorized', 'bicycle_not_found'],
})
