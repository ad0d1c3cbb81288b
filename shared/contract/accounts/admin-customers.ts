import * as z from 'zod/mini'
import { pastOrder } from '#shared/contract/intake/moved-in.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, paging, searched } from '#shared/contract/platform/fields.ts'
import { orderStatuses, paymentStatuses } from '#shared/domain/orders/order-states.ts'

/** Without `limit` at most this many come at once; the rest is behind `Link`. */
export const adminCustomersAtMost = 1_000

/** `spent`: paid orders without cancelled and refunded ones. */
export const adminCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  orders: z.int(),
  spent: amountOut,
  createdAt: instant,
  lastOrderAt: z.nullable(instant),
  /** False: a guest; all guest orders of an e-mail address that has no account are one customer. */
  hasAccount: z.boolean(),
})
export type AdminCustomer = z.output<typeof adminCustomer>

export const listAdminCustomers = endpoint('GET', '/api/admin/customers', {
  summary: 'Customers with an account and guests by e-mail, newest first; X-Total-Count tells how many there are',
  query: z.object({ q: searched, ...paging }),
  replies: { 200: z.array(adminCustomer) },
})

export const adminCustomerDetail = z.extend(adminCustomer, {
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  emailNotifications: z.boolean(),
  lastLoginAt: z.nullable(instant),
  /** From the shop of before, newest first. */
  pastOrders: z.array(pastOrder),
  orderList: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      createdAt: instant,
      total: amountOut,
      orderStatus: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStatuses),
    }),
  ),
})
export type AdminCustomerDetail = z.output<typeof adminCustomerDetail>

const customerId = z.object({ id: z.uuid({ error: 'id' }) })

export const getAdminCustomer = endpoint('GET', '/api/admin/customers/:id', {
  summary: 'One customer: contacts and orders; never anything of the password',
  params: customerId,
  replies: { 200: adminCustomerDetail },
  errors: ['customer_not_found'],
})

export const exportAdminCustomer = endpoint('GET', '/api/admin/customers/:id/export', {
  summary: 'Everything stored about one customer, as the customer may ask (art. 15 GDPR)',
  params: customerId,
  replies: { 200: z.looseObject({}) },
  errors: ['customer_not_found'],
})

export const eraseAdminCustomer = endpoint('DELETE', '/api/admin/customers/:id', {
  summary: 'Erases a customer on request: account and name under reviews; orders stay, as the law asks',
  params: customerId,
  replies: { 204: null },
  errors: ['customer_not_found'],
})
