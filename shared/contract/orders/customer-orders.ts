import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'
import { paymentStatuses } from '#shared/domain/platform/states/order-states.ts'
import { pickUpPart } from './order-parts/pick-up-part.ts'
import { bankTransfer, customerLine, deliveryPart, paidHowPart, parcel } from './orders.ts'
import { otherMoneyBack } from './refunds.ts'

const customerOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  createdAt: instant,
  /** A number and not a decimal string. */
  total: z.number(),
  status: z.enum(['processing', 'shipped', 'completed', 'cancelled']),
  paymentStatus: z.enum(paymentStatuses),
  ...deliveryPart,
  ...paidHowPart,
  ...pickUpPart,
  /** The refunded amount, a number as the total; left out without a refund. */
  refunded: z.optional(z.number()),
  ...parcel,
  bankTransfer: z.optional(bankTransfer),
  items: z.array(customerLine),
  otherRefunds: z.optional(z.array(otherMoneyBack)),
})
export type CustomerOrder = z.output<typeof customerOrder>

export const listCustomerOrders = endpoint('GET', '/api/customer/orders', {
  summary: "The customer's orders, newest first",
  replies: { 200: z.array(customerOrder) },
})
