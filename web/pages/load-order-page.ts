import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '#web/api.ts'
import { orderQuery } from '#web/features/account/orders/order-queries.ts'
import { orderTexts } from '#web/features/checkout/placed/order-texts.ts'
import type { RouteContext } from '#web/route-context.ts'

/**
 * Reads the order behind an address; a wrong key looks like an order that does not exist. In the browser the session of
 * whose order it is opens it too, and puts the key into the address.
 */
export async function loadOrderPage({ queries, api, language }: RouteContext, orderNumber: string, key: string) {
  await orderTexts.load(language)
  if (!key && import.meta.env.SSR) throw notFound()
  try {
    const { accessKey } = await queries.ensureQueryData(orderQuery(api, orderNumber, key))
    if (!key)
      throw redirect({ to: '/ordine/$orderNumber', params: { orderNumber }, search: { k: accessKey }, replace: true })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
