import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { listProducts } from '#shared/contract/catalog/catalog.ts'
import { vatRates } from '#shared/domain/platform/goods/vat.ts'
import { shopQuery, useShop } from '#web/i18n/shop-query.ts'
import { keyOf, useCartStore } from '#web/orders/visitor-cart/cart-store.ts'
import { customerCartQuery, type KnownProduct } from '#web/orders/visitor-cart/customer-cart-query.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { useCartChanges } from '#web/session/installed-orders.ts'
import { type CurrentProduct, countedLines, type ShownLine, shownLine } from './cart-lines.ts'
import { reservationsQuery, reservedFor } from './reservations-query.ts'
import { type Cart, shippedCart } from './shipped-cart.ts'
import { storeCoupons } from './stored-coupons.ts'
import { useCartCoupons } from './use-cart-coupons.ts'

const freshForMs = 10_000

/** Catalogue data of all lines, in one request. */
const cartProductsQuery = (api: Api, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cart-products', ids],
    queryFn: async ({ signal }): Promise<KnownProduct[]> => {
      const found = await api(listProducts, { query: { ids: ids.join(), lang: api.lang } }, { signal })
      return ids.map((id) => [id, found.find((product) => product.id === id) ?? 'gone'])
    },
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  })

export function useCart(): Cart {
  const api = useApi()
  const shop = useShop()
  const store = useCartStore()
  const ids = useMemo(() => [...new Set(store.items.map((i) => i.productId))].sort((a, b) => a - b), [store.items])
  const isGuest = store.products === undefined
  const guests = useQuery({ ...cartProductsQuery(api, ids), enabled: isGuest && ids.length > 0 })
  const customers = useQuery({ ...customerCartQuery(api), enabled: !isGuest, staleTime: freshForMs })
  const { isFetching, isError, refetch } = isGuest ? guests : customers
  const known = store.products ?? guests.data
  const now = useMemo(() => new Map<number, CurrentProduct>(known), [known])
  const asOffered = store.items.map((item) => shownLine(item, keyOf(item), now.get(item.productId)))
  const isShort = asOffered.some(({ trouble }) => trouble === 'sold-out' || trouble === 'too-many')
  const reserved = useQuery({ ...reservationsQuery(api), enabled: isShort })
  const lines = isShort
    ? store.items.map((item) => shownLine(item, keyOf(item), now.get(item.productId), reservedFor(item, reserved.data)))
    : asOffered
  const counted = countedLines(lines)
  const codes = useCartCoupons(ids)
  const queries = useQueryClient()
  const cart = {
    lines,
    counted,
    count: store.items.reduce((sum, item) => sum + item.quantity, 0),
    coded: { ...codes, productIds: ids },
    categories: counted.map(({ category }) => category),
    vatRates: counted.map(({ vatClass = 'standard' }) => vatRates[vatClass]),
    isLoading: store.isLoading,
    isChecking: isFetching || reserved.isFetching,
    checkFailed: !isFetching && isError,
    /** Delivery costs may have changed with the prices. */
    refresh: async () => {
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: shopQuery(api).queryKey })])
    },
  }
  const shipped = shippedCart(cart, anywhere, shop.shipping)
  const { chosen, offered } = shipped.shipping
  // Items without courier delivery are picked up, or not sold here.
  return chosen || offered.length === 0 ? shipped : shippedCart(cart, { ...anywhere, method: 'pickup' }, shop.shipping)
}

/** The default before a choice: by courier to the mainland. */
const anywhere = { method: 'courier', postalCode: '' } as const

export function useSetQuantity() {
  return useCartChanges().setQuantity
}

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

/** After an order: its coupons are used. */
export function useClearCart() {
  const { clear } = useCartChanges()
  return useCallback(() => {
    storeCoupons([])
    return clear()
  }, [clear])
}

/** Notes the lines' prices as seen, so that a change is shown once; call it when they leave the screen. */
export function useSeenPrices(lines: readonly ShownLine[]): () => void {
  const { remember } = useCartChanges()
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  return useCallback(() => {
    const changed = latest.current.filter((l) => l.formerCents !== undefined)
    if (changed.length === 0) return
    remember(
      new Map(changed.map(({ productId, name, unitCents, imageUrl }) => [productId, { name, unitCents, imageUrl }])),
    )
  }, [remember])
}
