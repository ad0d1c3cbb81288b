import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, idParam, instant } from '#shared/contract/platform/fields.ts'

export const getPriceHistory = endpoint('GET', '/api/admin/products/:id/prices', {
  summary: 'The prices an article has had in the last 60 days, oldest first',
  params: idParam,
  replies: { 200: z.object({ points: z.array(z.object({ price: amountOut, at: instant })), now: instant }) },
  errors: ['product_not_found'],
})
