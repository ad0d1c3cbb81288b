import type { StoredOrder } from './order-repository.ts'

/**
 * The reference of an order's stock movements and cancellation: its id, and another one after a reopening, because the
 * same items are deducted again and may be restocked again.
 */
export function movementReferenceOf({ id, reopenedAt }: Pick<StoredOrder, 'id' | 'reopenedAt'>): string {
  return reopenedAt ? reopenedReferenceOf(id) : id
}

export const reopenedReferenceOf = (orderId: string): string => `${orderId}/reopened`
