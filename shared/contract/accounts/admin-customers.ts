import * as z from 'zod/mini'
import { pastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, instant, keyset, paging, searched } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { orderStatuses, paymentStatuses } from '#shared/domain/platform/states/order-states.ts'

/** Without `limit` at most this many come at once; the rest is behind `Link`. */
export const maxAdminCustomers = 1_000

/** `spent`: paid orders without cancelled and refunded ones. */
const adminCustomer = z.object({
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

const customerId = z.object({ id: z.uuid({ error: 'id' }) })
const customers = resource('/api/admin/customers/:id', customerId, 'customer_not_found')

export const listAdminCustomers = customers.list(
  'Customers with an account and guests by e-mail, newest first; X-Total-Count tells how many there are, `after` pages without counting',
  adminCustomer,
  z.object({ q: searched, ...paging, ...keyset() }),
)

const adminCustomerDetail = z.extend(adminCustomer, {
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  emailNotifications: z.boolean(),
  lastLoginAt: z.nullable(instant),
  /** From the former shop, newest first. */
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

export const getAdminCustomer = customers.get(
  'One customer: contacts and orders; never anything of the password',
  adminCustomerDetail,
)

export const exportAdminCustomer = endpoint('GET', '/api/admin/customers/:id/export', {
  summary: 'Everything stored about one customer, as the customer may ask (art. 15 GDPR)',
  params: customerId,
  replies: { 200: z.looseObject({}) },
  errors: ['customer_not_found'],
})

export const eraseAdminCustomer = customers.remove(
  'Erases a customer on request: account and name under reviews; orders stay, as the law asks',
  ['email_change_open'],
)
