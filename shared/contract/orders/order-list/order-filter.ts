import * as z from 'zod/mini'
import { amountIn, day, searched } from '#shared/contract/platform/fields.ts'
import { orderTasks } from '#shared/domain/orders/shop-tasks.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '#shared/domain/platform/states/order-states.ts'
import { tagName } from './tag-name.ts'

export const orderFilter = {
  status: z.optional(z.enum(orderStatuses)),
  paymentStatus: z.optional(z.enum(paymentStatuses)),
  paymentMethod: z.optional(z.enum(paymentMethods)),
  task: z.optional(z.enum(orderTasks)),
  tag: z.optional(tagName),
  /** Searches the order, its items, notes, tags and timeline. */
  q: searched,
  from: z.optional(day),
  to: z.optional(day),
  /** Days in which they were paid, or money of them went back. */
  moneyFrom: z.optional(day),
  moneyTo: z.optional(day),
  totalFrom: z.optional(amountIn),
  totalTo: z.optional(amountIn),
  /** With a product that is of it now. */
  category: z.optional(z.enum(categories)),
  /** Changed by a member of the staff of this name, or a part of it. */
  person: searched,
}

export type AdminOrderFilter = z.output<z.ZodMiniObject<typeof orderFilter>>
/** All but the text. */
export const orderFilters = (Object.keys(orderFilter) as (keyof typeof orderFilter)[]).filter((name) => name !== 'q')
