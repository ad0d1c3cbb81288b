import { isBicycleCategory } from '#shared/domain/catalog/catalog.ts'
import type { OrderStatus, PaymentStatus } from './order-states.ts'

/** The workshop steps of a paid order, in this order. */
export const workSteps = ['bench', 'tested', 'packed'] as const
export type WorkStep = (typeof workSteps)[number]

/** Bicycles are built and ridden; everything else is only packed. */
export const workStepsOf = (lines: readonly { category: string }[]): readonly WorkStep[] =>
  lines.some(({ category }) => isBicycleCategory(category)) ? workSteps : ['packed']

export const isInWork = (order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus }): boolean =>
  order.orderStatus === 'processing' && order.paymentStatus === 'paid'
