import { notFound, redirect } from '@tanstack/react-router'
import { giftCardTexts } from '#web/orders/gift-cards/gift-card-texts.ts'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { parcelTexts } from '#web/orders/order/parcel-texts.ts'
import { orderChangeTexts } from '#web/orders/order-edits/order-edit-texts.ts'
import { orderTexts } from '#web/orders/placed/order-texts.ts'
import { returnTexts } from '#web/orders/returns/return-texts.ts'
import { ApiError } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'

/** The key of its mail, and whether it is to be paid by wallet at once. */
export interface OrderAddress {
  k?: string
  paga?: 1
}

export async function loadOrderPage(context: RouteContext, orderNumber: string, search: OrderAddress) {
  await Promise.all(
    [orderTexts, giftCardTexts, parcelTexts, returnTexts, orderChangeTexts].map((one) => one.load(context.language)),
  )
  await findOrder(context, orderNumber, search, '/ordine/$orderNumber')
}

/**
 * Reads the order behind an address; a wrong key looks like an order that does not exist. In the browser the session of
 * whose order it is opens it too, and puts the key into the address.
 */
export async function findOrder(
  { queries, api }: RouteContext,
  orderNumber: string,
  search: OrderAddress,
  to: '/ordine/$orderNumber' | '/ordine/$orderNumber/reso' | '/ordine/$orderNumber/modifica',
) {
  const key = search.k ?? ''
  if (!key && import.meta.env.SSR) throw notFound()
  try {
    const { accessKey } = await queries.ensureQueryData(orderQuery(api, orderNumber, key))
    if (!key) throw redirect({ to, params: { orderNumber }, search: { ...search, k: accessKey }, replace: true })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
