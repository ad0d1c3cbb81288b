import * as z from 'zod/mini'
import { ownBike } from '#shared/contract/catalog/compatibility.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant, line } from '#shared/contract/platform/fields.ts'

const id = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, { error: 'id' })) })

export const makeHandOverCode = endpoint('POST', '/api/customer/bikes/:id/code', {
  summary: 'A code that hands a bicycle over to another account, shown once; the one before stops working',
  params: id,
  replies: { 201: z.object({ code: z.string(), expiresAt: instant }) },
  errors: ['unauthorized', 'bicycle_not_found', 'bicycle_not_left'],
})

export const withdrawHandOverCode = endpoint('DELETE', '/api/customer/bikes/:id/code', {
  summary: 'The code stops working',
  params: id,
  replies: { 204: null },
  errors: ['unauthorized', 'bicycle_not_found'],
})

export const handOverCode = z.object({ code: line(1, 60) })

export const receiveBicycle = endpoint('POST', '/api/customer/bikes', {
  summary: 'The bicycle of a hand-over code becomes the caller’s; both owners get a mail',
  body: handOverCode,
  replies: { 201: ownBike },
  errors: ['unauthorized', 'bicycle_code_unknown', 'bicycle_own', 'too_many_requests'],
})
