import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Api, useApi } from '#web/platform/api.ts'
import type { CartChanges } from './cart-changes.ts'

/** Of an order what its mail proves. */
export interface MailedOrder {
  orderNumber: string
  customerName: string
  customerEmail: string
  paymentStatus: string
  orderStatus: string
  items: readonly { productId: number | null }[]
}

/** What domains below the orders ask of them. */
interface InstalledOrders {
  /** Each change goes to the cart of the current user. */
  cartChanges(api: Api, queries: QueryClient): CartChanges
  /** By the number and the key of its mail. */
  findOrder(api: Api, queries: QueryClient, orderNumber: string, key: string): Promise<MailedOrder>
}

let orders: InstalledOrders

/** Called once by the routes, before anything is drawn. */
export function installOrders(given: InstalledOrders): void {
  orders = given
}

export const findMailedOrder: InstalledOrders['findOrder'] = (...asked) => orders.findOrder(...asked)

/** For components that only change the cart: these functions are stable, so a card does not render again with it. */
export function useCartChanges(): CartChanges {
  const api = useApi()
  const queries = useQueryClient()
  return useMemo(() => orders.cartChanges(api, queries), [api, queries])
}
