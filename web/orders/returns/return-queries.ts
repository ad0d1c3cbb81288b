import { queryOptions } from '@tanstack/react-query'
import { getReturnOffer } from '#shared/contract/orders/returns/customer-returns.ts'
import type { WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import type { Api } from '#web/platform/api.ts'

/** The possible returns of an order; read again for each page, because units and sizes change. */
export const returnOfferQuery = (api: Api, orderNumber: string, key: string) =>
  queryOptions({
    queryKey: ['order', orderNumber, 'returns', key],
    queryFn: ({ signal }) => api(getReturnOffer, { params: { orderNumber }, query: { k: key } }, { signal }),
    staleTime: 0,
  })

/** The legal receipt of a withdrawal, as the shop answered; in memory only, its mail has it for good. */
export const returnReceiptQuery = (orderNumber: string, code: string) =>
  queryOptions<WithdrawalReceipt | null>({
    queryKey: ['return-receipt', orderNumber, code],
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  })
