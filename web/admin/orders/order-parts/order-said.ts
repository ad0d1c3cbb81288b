import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'

/** The toast of an act that answers its order. */
export const ofOrder =
  (title: string) =>
  ({ orderNumber }: AdminOrder) =>
    [title, `Ordine ${orderNumber}`] as const
