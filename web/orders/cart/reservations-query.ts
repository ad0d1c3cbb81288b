import { queryOptions } from '@tanstack/react-query'
import { listReservations, type Reservation } from '#shared/contract/orders/cart-endpoints.ts'
import { lineKey } from '#shared/domain/platform/goods/cart.ts'
import type { Api } from '#web/platform/api.ts'

/** Read where a line is short: the stock may be in the buyer's own unfinished payment. */
export const reservationsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['reservations'],
    queryFn: ({ signal }): Promise<Reservation[]> => api(listReservations, {}, { signal }),
    staleTime: 0,
  })

export function reservedFor(
  line: { productId: number; frameSize: string | null },
  all: readonly Reservation[] = [],
): number {
  const key = lineKey(line.productId, line.frameSize)
  return all.find((one) => lineKey(one.productId, one.frameSize) === key)?.quantity ?? 0
}
