import { useState } from 'react'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { FieldTexts } from '#web/orders/checkout-parts/order-problem.ts'

/** What parts of extensions do with each order that is sent, beside it. */
export function useCheckoutExtra() {
  const [acts] = useState(() => new Set<(email: string) => void>())
  const [reads] = useState(() => new Map<string, () => unknown>())
  const [refused, refuse] = useState<FieldTexts>({})
  const [given] = useState(() => ({
    onOrder(act: (email: string) => void) {
      acts.add(act)
      return () => void acts.delete(act)
    },
    orderField(name: string, read: () => unknown) {
      reads.set(name, read)
      return () => void reads.delete(name)
    },
  }))
  const tell = (email: string) => {
    for (const act of acts) act(email)
  }
  const values = () => [...reads].map(([name, read]) => [name, read()] as const)
  /** Undefined where one is wrong. */
  const fields = () => {
    const read = values()
    return read.some(([, value]) => value === null) ? undefined : Object.fromEntries(read)
  }
  return {
    given: { ...given, refused },
    refuse,
    tell,
    /** What is wrong says so itself. */
    isRight: () => values().every(([, value]) => value !== null),
    fields,
    /** Undefined where a field is wrong. */
    addTo(body: NewOrderInput): NewOrderInput | undefined {
      const more = fields()
      return more && { ...body, order: { ...body.order, ...more } }
    },
  }
}
