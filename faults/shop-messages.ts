import type { FaultKind } from './fault-plan.ts'

/** Messages to the shop's process, beside its buyers' HTTP requests. */
export type Ask =
  | { what: 'empty' | 'disarm' | 'jobs' | 'paid' | 'end' }
  | { what: 'product'; stock: number }
  | { what: 'arm'; at: number; kind: FaultKind }
  | { what: 'work'; minutes: number; turns: number }
  | { what: 'recover'; ignored: string[]; promised: string[]; shelf: Record<number, number>; mostOrders: number }

export interface Told {
  id?: number
  points?: string[]
  count?: number
  broken?: string[]
  aheadMs?: number
}
