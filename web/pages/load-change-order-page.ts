import { orderChangeTexts } from '#web/orders/order-edits/order-edit-texts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { findOrder } from './load-order-page.ts'

export async function loadChangeOrderPage(context: RouteContext, orderNumber: string, key: string) {
  await Promise.all([orderChangeTexts, formTexts].map((one) => one.load(context.language)))
  await findOrder(context, orderNumber, { k: key }, '/ordine/$orderNumber/modifica')
}
