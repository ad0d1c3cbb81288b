import type { Item, Understood } from '../query-items.ts'

/** What was read, without those kinds of conditions. */
export function withoutKinds(understood: Understood, without: readonly string[]): Understood {
  if (without.length === 0) return understood
  const kinds = new Set<string>(without)
  const isKept = ({ role }: Item) => !kinds.has('kind') || (role !== 'head' && role !== 'type')
  return {
    ...understood,
    items: understood.items.filter(isKept),
    conditions: understood.conditions.filter(({ kind }) => !kinds.has(kind)),
    order: kinds.has('sort') ? undefined : understood.order,
  }
}

export const nothingRead: Understood = {
  items: [],
  conditions: [],
  unknown: [],
  unread: [],
  isPartial: false,
  isElsewhere: false,
  notSold: undefined,
  order: undefined,
}
