import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { type Api, useApi } from '#web/api.ts'

/** One call about a refund, a return or a parcel: refreshes the affected queries and reports the outcome. */
export function useRefundCall<T>(
  call: (api: Api, wish: T) => Promise<AdminOrder>,
  done: string,
  onDone?: () => void,
  failure = 'Il rimborso non è stato registrato.',
) {
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: T) => call(api, wish),
    onSuccess: ({ orderNumber }) => {
      say(done, `Ordine ${orderNumber}`)
      onDone?.()
    },
    onSettled: () =>
      refresh(queries, 'orders', 'returns', 'withdrawals', 'stats', 'todo', 'sales', 'products', 'payments'),
  })
  return {
    send: (wish: T) => !isPending && mutate(wish),
    busy: isPending,
    error: error ? messageOf(error, failure) : undefined,
    reset,
  }
}
