import { orderTexts } from '#web/orders/placed/order-texts.ts'
import { returnTexts } from '#web/orders/returns/return-texts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { findOrder } from './load-order-page.ts'

export async function loadSendBackPage(context: RouteContext, orderNumber: string, key: string) {
  const texts = [returnTexts, formTexts, orderTexts].map((one) => one.load(context.language))
  await Promise.all(texts)
  await findOrder(context, orderNumber, { k: key }, '/ordine/$orderNumber/reso')
}
