import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { carriers } from '#shared/domain/platform/shop/carriers.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '#shared/domain/platform/states/order-states.ts'

const orderData = z.object({
  orderNumber: z.string(),
  orderStatus: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  delivery: z.enum(deliveryMethods),
  total: amountOut,
  refunded: amountOut,
})

const parcel = z.object({ number: z.int(), carrier: z.enum(carriers), trackingCode: z.nullable(z.string()) })

const productData = z.object({
  productCode: z.string(),
  gtin: z.nullable(z.string()),
  name: z.string(),
  category: z.string(),
  price: amountOut,
  isActive: z.boolean(),
  isDeleted: z.boolean(),
  available: z.int(),
})

const summaries = {
  'order.placed': 'An order was placed',
  'order.paid': 'Its money has arrived',
  'order.shipped': 'A parcel has left; with several parcels once more when all have left',
  'order.delivered': 'All of it has arrived',
  'order.cancelled': 'It was cancelled',
  'order.refunded': 'Money has gone back, whole or in part',
  'product.changed': 'A product is new, changed, switched or deleted',
  'stock.low': 'A product on sale has fallen to two units or fewer',
}

function dataOf(kind: string) {
  if (kind === 'order.shipped') return z.extend(orderData, { parcel: z.nullable(parcel) })
  if (kind === 'order.refunded') return z.extend(orderData, { amount: amountOut })
  return kind.startsWith('order.') ? orderData : productData
}

/** What an address that is told of events receives, by kind (docs/api.md). */
export const webhookEvents = Object.fromEntries(
  Object.entries(summaries).map(([kind, summary]) => [
    kind,
    {
      summary,
      body: z.object({
        id: z.uuid(),
        kind: z.literal(kind),
        createdAt: instant,
        object: z.object({ type: z.literal(kind.startsWith('order.') ? 'order' : 'product'), id: z.string() }),
        data: dataOf(kind),
      }),
    },
  ]),
)
