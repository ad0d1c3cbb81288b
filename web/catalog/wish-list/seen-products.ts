import { storedList } from '#web/session/stored-list.ts'

export const seenKey = 'pedivella.visti'

/** The product pages that were open last, on this device only. */
export const seenProducts = storedList<{ id: number }>({ key: seenKey, most: 12, isLine: ({ id }) => Number(id) > 0 })

export const noteSeen = (id: number) => seenProducts.change((seen) => [{ id }, ...seen.filter((one) => one.id !== id)])
