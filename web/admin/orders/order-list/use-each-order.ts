import { useState } from 'react'
import { messageOf } from '#web/admin/admin-api.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Api } from '#web/platform/api.ts'

type Outcomes = ReadonlyMap<string, true | string>

interface Each<T> {
  call(api: Api, order: T): Promise<unknown>
  onDone(id: string): void
  /** After the last one, with the number of those that failed. */
  onEnd?(failed: number): void
}

/** One call an order, one after the other: one that fails keeps none of the others back, and says why. */
export function useEachOrder<T extends { id: string }>({ call, onDone, onEnd }: Each<T>) {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const all = useAct({
    // Each is a transaction of its own, and a page has 25.
    call: async (api, orders: readonly T[]) => {
      let failed = 0
      setOutcomes((now) => new Map([...now].filter(([id]) => orders.every((order) => order.id !== id))))
      for (const order of orders) {
        const outcome = await call(api, order).then(
          () => true as const,
          (error: unknown) => messageOf(error, 'Riprova tra poco.'),
        )
        if (outcome === true) onDone(order.id)
        else failed++
        setOutcomes((now) => new Map(now).set(order.id, outcome))
      }
      return failed
    },
    onDone: (failed) => onEnd?.(failed),
  })
  return { outcomes, isBusy: all.busy, isDone: all.isDone, send: all.send }
}
