import { isWhole, storedList } from '#web/session/stored-list.ts'

const mostSeen = 12
export const seenKey = 'pedivella.visti'

/** The product pages that were open last, on this device only. */
export const seenProducts = storedList<{ id: number }>({
  key: seenKey,
  most: mostSeen,
  isLine: ({ id }) => isWhole(id, 1),
})

export const noteSeen = (id: number) => seenProducts.change((seen) => [{ id }, ...seen.filter((one) => one.id !== id)])
