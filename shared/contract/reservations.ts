import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const reservation = z.object({ productId: z.int(), frameSize: z.nullable(z.string()), quantity: z.int() })
export type Reservation = z.output<typeof reservation>

export const listReservations = endpoint('GET', '/api/reservations', {
  summary: "What this browser's or account's unfinished wallet payments reserve; its next order takes it over",
  replies: { 200: z.array(reservation) },
})
