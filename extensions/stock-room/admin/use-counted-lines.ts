import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '#web/admin/admin-api.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/platform/api.ts'
import { getCount, putCountLines, type StockCount } from '../counts/stock-count-calls.ts'

export interface Counted {
  productId: number
  size: string | null
  name: string
  productCode: string
  /** Null: not counted, after all. */
  counted: number | null
  reason: string | null
}

const keyOf = ({ productId, size }: Pick<Counted, 'productId' | 'size'>) => `${productId}/${size ?? ''}`

/**
 * The lines of a count with what was scanned and is not stored yet. Each is stored at once, one after the other: a
 * scanner is quicker than the network.
 */
export function useCountedLines(count: StockCount) {
  const api = useApi()
  const queries = useQueryClient()
  const { id } = count
  // What the next scan adds to; state is of the last drawing.
  const waiting = useRef(new Map<string, Counted>())
  const stored = useRef(count)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const [, redraw] = useState(0)
  stored.current = count
  const drawn = () => redraw((n) => n + 1)

  async function store(line: Counted): Promise<void> {
    const { productId, size, counted, reason } = line
    try {
      const answer = await api(putCountLines, {
        params: { id },
        body: { lines: [{ productId, size, counted, reason }] },
      })
      stored.current = answer
      queries.setQueryData(readQuery(api, getCount, { params: { id } }).queryKey, answer)
      if (waiting.current.get(keyOf(line)) === line) waiting.current.delete(keyOf(line))
    } catch (error) {
      sayError(messageOf(error, `${line.name}: il numero non è salvato. Ci riproviamo quando salvi le differenze.`))
    }
    drawn()
  }
  const put = (line: Counted) => {
    waiting.current.set(keyOf(line), line)
    sending.current = sending.current.then(() => store(line))
    drawn()
  }
  const now = (id: Pick<Counted, 'productId' | 'size'>): Counted | undefined =>
    waiting.current.get(keyOf(id)) ?? stored.current.lines.find((one) => keyOf(one) === keyOf(id))
  const known = count.lines.map((line) => ({ ...line, ...waiting.current.get(keyOf(line)) }))
  const fresh = [...waiting.current.values()].filter((one) => !count.lines.some((line) => keyOf(line) === keyOf(one)))
  return {
    lines: [...fresh.map((one) => ({ ...one, expected: undefined, reserved: 0, sold: 0 })), ...known].filter(
      ({ counted }) => counted !== null,
    ),
    put,
    /** One piece more. @returns how many there are now */
    add(product: Omit<Counted, 'counted' | 'reason'>): number {
      const before = now(product)
      const counted = (before?.counted ?? 0) + 1
      put({ ...product, counted, reason: before?.reason ?? null })
      return counted
    },
    /** Ends once everything is stored. @throws what the last try is refused with */
    async storeAll(): Promise<void> {
      await sending.current
      const lines = [...waiting.current.values()].map(({ productId, size, counted, reason }) => ({
        ...{ productId, size, counted, reason },
      }))
      if (lines.length > 0) await api(putCountLines, { params: { id }, body: { lines } })
      waiting.current.clear()
    },
  }
}
