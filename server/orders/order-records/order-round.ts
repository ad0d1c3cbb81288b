import type { StoredOrder } from './order-repository.ts'

/**
 * What an order's pieces and its cancellation go by in the books: its id, and once it was reopened another one, for then
 * the same pieces are taken again and may go back again.
 */
export function roundOf({ id, reopenedAt }: Pick<StoredOrder, 'id' | 'reopenedAt'>): string {
  return reopenedAt ? reopenedRoundOf(id) : id
}

export const reopenedRoundOf = (orderId: string): string => `${orderId}/reopened`
