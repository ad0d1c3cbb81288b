import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { OrderStatus, PaymentStatus } from './order-states.ts'

/** The workshop steps of a paid order, in this order. */
export const workshopSteps = ['bench', 'tested', 'packed'] as const
export type WorkshopStep = (typeof workshopSteps)[number]

/** Bicycles are built and ridden; everything else is only packed. */
export const workshopStepsOf = (lines: readonly { category: string }[]): readonly WorkshopStep[] =>
  lines.some(({ category }) => isBicycleCategory(category)) ? workshopSteps : ['packed']

export const isInWorkshop = (order: { orderStatus: OrderStatus; paymentStatus: PaymentStatus }): boolean =>
  order.orderStatus === 'processing' && order.paymentStatus === 'paid'
