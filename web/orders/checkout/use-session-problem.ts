import { useEffect, useRef } from 'react'
import type { User } from '#shared/contract/platform/user.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'

type Step = (now: OrderProblem | undefined) => OrderProblem | undefined

/** A session that ends during the checkout is reported at once, until the buyer is logged in again. */
export function useSessionProblem(user: User | null | undefined, setProblem: (step: Step) => void): void {
  const wasCustomer = useRef(false)
  useEffect(() => {
    if (user === null && wasCustomer.current) setProblem(() => ({ kind: 'session' }))
    if (user) setProblem((now) => (now?.kind === 'session' ? undefined : now))
    wasCustomer.current = Boolean(user)
  }, [user, setProblem])
}
