import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type NewOrderInput, type PlacedOrder, placeOrder } from '#shared/contract/orders/orders.ts'
import { useClearCart } from '#web/orders/cart/use-cart.ts'
import { type OrderProblem, orderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { holdCards } from '#web/orders/gift-cards/held-cards.ts'
import { lastOrder } from '#web/orders/kept/last-order.ts'
import { PlacedNote } from '#web/orders/placed-note.tsx'
import { lendCart } from '#web/orders/visitor-cart/lent-cart.ts'
import { type Api, ApiError, useApi } from '#web/platform/api.ts'
import { userQuery } from '#web/session/account-queries.ts'
import { publishFailureAbove } from '#web/ui/after-failure.tsx'
import { checkoutDraft } from './checkout-draft.ts'
import { orderAttempt } from './order-attempt.ts'

// Later failures must not hide a placed order.
publishFailureAbove(PlacedNote)

const longestWaitMs = 30_000

/**
 * Sends an order once, however often it is called; after success it empties the cart and stores the confirmation, even
 * when the dialog was closed meanwhile. Answers the problem, or undefined.
 */
export function usePlaceOrder() {
  const api = useApi()
  const queries = useQueryClient()
  const clearCart = useClearCart()
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  const send = useCallback(
    async (body: NewOrderInput): Promise<OrderProblem | undefined> => {
      if (isUnderWay.current) return undefined
      isUnderWay.current = true
      setSending(true)
      try {
        const order = await sendOnce(api, body)
        orderAttempt.forget()
        checkoutDraft.clear()
        holdCards([])
        const { customerName, customerEmail, customerPhone, postalCode } = body.order
        lastOrder.write({
          order,
          customerName: customerName.trim(),
          customerEmail: customerEmail.trim(),
          customerPhone: customerPhone?.trim(),
          postalCode: postalCode?.trim(),
        })
        // The order is placed: a failure to empty the cart must not look like a refusal.
        await clearCart().catch((error: unknown) => {
          console.error(error)
          const isSignedOut = error instanceof ApiError && error.status === 401
          if (isSignedOut && body.order.accountId) lendCart(body.order.accountId, body.items.map(lineOf))
        })
        // The stock has changed: refresh the page behind.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'shop' })
        return undefined
      } catch (error) {
        const problem = orderProblem(error)
        // The other kinds are answers the shop gives on purpose.
        if (problem.kind === 'offline' || problem.kind === 'failed') console.error(error)
        // The page learns that it shows a guest, or another customer.
        if (problem.kind === 'session')
          await queries.fetchQuery({ ...userQuery(api), staleTime: 0 }).catch(console.error)
        return problem
      } finally {
        isUnderWay.current = false
        setSending(false)
      }
    },
    [api, queries, clearCart],
  )
  return { send, isSending }
}

const lineOf = ({ productId, frameSize = null, quantity }: NewOrderInput['items'][number]) => ({
  productId,
  frameSize,
  quantity,
})

async function sendOnce(api: Api, body: NewOrderInput): Promise<PlacedOrder> {
  // Fields without an effect on the order are left out of its key.
  const content = { ...body, order: { ...body.order, saveAddress: undefined, accountId: undefined } }
  const call = () =>
    api(
      placeOrder,
      { body },
      { headers: { 'idempotency-key': orderAttempt.keyFor(content) }, signal: AbortSignal.timeout(longestWaitMs) },
    )
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'idempotency_conflict') throw error
    // The key belongs to another content: this order was never sent under it.
    orderAttempt.forget()
    return call()
  }
}
