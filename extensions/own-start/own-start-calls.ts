import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'

const choice = z.enum(['demo', 'own'])

export const getStart = endpoint('GET', '/api/admin/own-shop', {
  summary: 'Which shop this start opened, the demo or the own one, and whether the other one can be opened here',
  replies: { 200: z.object({ opened: choice, mayChange: z.boolean() }) },
})
export type Start = Reply<typeof getStart>

export const chooseStart = endpoint('PUT', '/api/admin/own-shop', {
  summary:
    'Opens the own shop, empty at first, or the demo again; the other one is kept. The shop stops for some seconds, sessions end, the password stays',
  body: z.object({ opened: choice }),
  replies: { 202: z.object({ opened: choice }) },
  errors: ['start_fixed', 'shop_in_use', 'confirmation_needed'],
})
