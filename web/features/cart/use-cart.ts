import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { getProduct, type Product } from '#shared/contract/catalog.ts'
import { type Totals, totalsOf } from '#shared/domain/cart.ts'
import { type Api, ApiError, useApi } from '#web/api.ts'
import { useShop } from '#web/shop-query.ts'
import { cartItem, piecesLeft } from './cart-item.ts'
import { type CurrentProduct, countedLines, type ShownLine, shownLine } from './cart-lines.ts'
import { keyOf, useCartStore } from './cart-store.ts'

export interface Cart {
  lines: ShownLine[]
  /** Lines that can be ordered or only have too large a quantity; the totals are theirs. */
  counted: ShownLine[]
  /** Pieces in all lines. */
  count: number
  totals: Totals
  /** True until the cart is known. */
  isLoading: boolean
  /** True while the catalogue is asked what the lines cost and how many are left. */
  isChecking: boolean
  /** Asks the catalogue again; resolves when its answer is on screen. */
  refresh(): Promise<void>
}

const freshForMs = 10_000

const currentProduct = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['cart-product', id],
    queryFn: async (): Promise<Exclude<CurrentProduct, undefined>> => {
      try {
        return await api(getProduct, { params: { id: String(id) } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return 'gone'
        throw error
      }
    },
    staleTime: freshForMs,
  })

/** The cart with current prices and stock, for guests and customers alike; asks the catalogue when it is shown. */
export function useCart(): Cart {
  const api = useApi()
  const queries = useQueryClient()
  const shop = useShop()
  const store = useCartStore()
  const ids = useMemo(() => [...new Set(store.items.map((i) => i.productId))].sort((a, b) => a - b), [store.items])
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['cart-products', ids],
    queryFn: async () => {
      const answers = await Promise.allSettled(ids.map((id) => queries.fetchQuery(currentProduct(api, id))))
      return answers.flatMap((a, i) => (a.status === 'fulfilled' ? [[ids[i], a.value] as const] : []))
    },
    enabled: ids.length > 0,
    staleTime: freshForMs,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const now = useMemo(() => new Map<number | undefined, CurrentProduct>(data), [data])
  const lines = store.items.map((item) => shownLine(item, keyOf(item), now.get(item.productId)))
  const counted = countedLines(lines)
  return {
    lines,
    counted,
    count: store.items.reduce((sum, item) => sum + item.quantity, 0),
    totals: totalsOf(counted, shop.shipping),
    isLoading: store.isLoading,
    isChecking: isFetching,
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: ['cart-product'] })
      await refetch()
    },
  }
}

/** What became of an addition: everything, fewer pieces than asked for, or nothing since the stock is in the cart. */
export interface Addition {
  added: number
  available: number
}

/**
 * Adds pieces of a product in a size (null: it has none). The line never goes beyond the stock.
 * @throws when the cart cannot be changed
 */
export function useAddToCart() {
  const { add } = useCartStore()
  return useCallback(
    async (product: Product, frameSize: string | null, quantity = 1): Promise<Addition> => {
      const available = piecesLeft(product, frameSize)
      return { added: await add(cartItem(product, frameSize, quantity), available), available }
    },
    [add],
  )
}

/** Sets a line's quantity; 0 or less removes it. */
export function useSetQuantity() {
  return useCartStore().setQuantity
}

/** Removes a line and answers how to bring it back. */
export function useRemoveLine() {
  const { items, setQuantity, restore } = useCartStore()
  return useCallback(
    async (key: string): Promise<() => Promise<void>> => {
      const at = items.findIndex((i) => keyOf(i) === key)
      const item = items[at]
      await setQuantity(key, 0)
      return async () => {
        if (item) await restore(item, at)
      }
    },
    [items, setQuantity, restore],
  )
}

export function useClearCart() {
  return useCartStore().clear
}
