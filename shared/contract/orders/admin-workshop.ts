import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { workshopSteps } from '#shared/domain/platform/states/workshop-steps.ts'
import { adminOrder, orderId } from './admin-orders.ts'

export const moveWorkshopStepCall = endpoint('PUT', '/api/admin/orders/:id/work', {
  summary: 'How far the workshop has come with a paid order; null: nothing was done yet',
  params: orderId,
  body: z.object({ step: z.nullable(z.enum(workshopSteps)) }),
  replies: { 200: adminOrder },
  errors: ['order_not_found', 'order_not_in_work', 'order_work_step'],
})
