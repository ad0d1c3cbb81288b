import type { changeAdminOrder } from '#shared/contract/admin-orders.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'

export type OrderWish = NonNullable<CallInput<typeof changeAdminOrder>['body']>

export interface StepAnswer {
  change?: Pick<OrderWish, 'carrier' | 'trackingCode' | 'reason'>
  /** Whether a cancelled order whose transfer has come is to go on. */
  reopen?: boolean
}
