import type { changeAdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'

export type OrderRequest = NonNullable<CallInput<typeof changeAdminOrder>['body']>

export interface StepAnswer {
  change?: Pick<OrderRequest, 'carrier' | 'trackingCode' | 'reason' | 'serialNumbers'>
  reopen?: boolean
}
