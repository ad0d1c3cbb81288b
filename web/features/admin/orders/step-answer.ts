import type { changeAdminOrder } from '#shared/contract/admin-orders.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'

export type OrderWish = NonNullable<CallInput<typeof changeAdminOrder>['body']>

export interface StepAnswer {
  change?: Pick<OrderWish, 'carrier' | 'trackingCode' | 'reason'>
  reopen?: boolean
}
