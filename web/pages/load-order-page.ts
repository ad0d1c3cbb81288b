import { notFound } from '@tanstack/react-router'
import { ApiError } from '#web/api.ts'
import { orderQuery } from '#web/features/account/order-queries.ts'
import { orderTexts } from '#web/features/checkout/order-texts.ts'
import type { RouteContext } from '#web/route-context.ts'

/** Reads the order behind an address; a wrong key looks like an order that does not exist. */
export async function loadOrderPage({ queries, api, language }: RouteContext, orderNumber: string, key: string) {
  try {
    await Promise.all([queries.ensureQueryData(orderQuery(api, orderNumber, key)), orderTexts.load(language)])
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) throw notFound()
    throw error
  }
}
