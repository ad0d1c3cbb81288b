import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'
import type { Api } from '#web/platform/api.ts'
import { walletInstruments } from '../instrument-calls.ts'
import { onThisDevice } from './this-device.ts'

/** What PayPal takes of this total besides its wallet. */
export const offeredQuery = (api: Api, amountCents: Cents, delivery: 'pickup' | 'courier') =>
  queryOptions({
    queryKey: ['payment-methods', delivery, amountCents],
    queryFn: () => api(listPaymentMethods, { query: { total: toDecimal(amountCents), delivery } }),
    // The choice stays while a changed total is asked about.
    placeholderData: keepPreviousData,
    select: (ways) =>
      onThisDevice(
        walletInstruments.filter((one) => ways.some((way) => way.method === 'paypal' && way.instrument === one)),
      ),
  })
