import type { NewOrderInput } from '#shared/contract/orders.ts'
import type { Totals } from '#shared/domain/cart.ts'
import { toDecimal } from '#shared/domain/money.ts'
import type { PaymentMethod } from '#shared/domain/order-states.ts'
import type { ShownLine } from '#web/features/cart/cart-lines.ts'
import type { Details } from './checkout-details.ts'

/** The server compares prices and totals and decides on all of them (rules 161, 417). */
export function orderRequest(
  details: Details,
  province: string | null,
  paymentMethod: PaymentMethod,
  lines: readonly ShownLine[],
  totals: Totals,
  saveAddress: boolean,
): NewOrderInput {
  return {
    order: {
      ...details,
      province,
      paymentMethod,
      paymentStatus: 'pending',
      subtotal: toDecimal(totals.subtotalCents),
      shipping: toDecimal(totals.shippingCents),
      total: toDecimal(totals.totalCents),
      paypalOrderId: null,
      ...(saveAddress && { saveAddress }),
    },
    items: lines.map(({ productId, quantity, frameSize, unitCents, lineCents }) => ({
      productId,
      quantity,
      frameSize,
      price: toDecimal(unitCents),
      total: toDecimal(lineCents),
    })),
  }
}
