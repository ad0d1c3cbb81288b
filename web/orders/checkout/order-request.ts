import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { PaymentMethod } from '#shared/domain/platform/states/order-states.ts'
import type { CouponTotals } from '#shared/domain/pricing/totals.ts'
import type { ShownLine } from '#web/orders/cart/cart-lines.ts'
import type { Details } from '#web/orders/checkout-parts/checkout-details.ts'

/** The server compares prices and totals and decides on all of them. */
export function orderRequest(
  details: Details,
  province: string | null,
  { paymentMethod, delivery }: { paymentMethod: PaymentMethod; delivery: DeliveryMethod },
  lines: readonly ShownLine[],
  totals: Pick<CouponTotals, 'subtotalCents' | 'shippingCents' | 'totalCents' | 'codes'>,
  { saveAddress, accountId }: { saveAddress: boolean; accountId: string | undefined },
): NewOrderInput {
  return {
    order: {
      ...details,
      province,
      paymentMethod,
      ...(delivery !== 'courier' && { delivery }),
      paymentStatus: 'pending',
      subtotal: toDecimal(totals.subtotalCents),
      shipping: toDecimal(totals.shippingCents),
      total: toDecimal(totals.totalCents),
      paypalOrderId: null,
      ...(totals.codes.length > 0 && { codes: totals.codes.map(({ code }) => code) }),
      ...(saveAddress && { saveAddress }),
      ...(accountId && { accountId }),
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
