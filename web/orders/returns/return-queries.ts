import { queryOptions } from '@tanstack/react-query'
import { getReturnOffer } from '#shared/contract/orders/returns/order-returns.ts'
import type { WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import type { Api } from '#web/api.ts'

/** What of an order can come back; asked again whenever a page shows it: pieces and sizes go to others too. */
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
