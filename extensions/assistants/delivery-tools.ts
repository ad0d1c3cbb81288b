import { z } from 'zod'
import { assistantFeedPath } from '#extensions/product-feeds/feed-addresses.ts'
import { getProduct } from '#shared/contract/catalog/catalog.ts'
import { deliveryPromise } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { deliveryMethods, shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { availabilityOf } from '#shared/domain/platform/goods/used-bicycles.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { openStateAt, type Span } from '#shared/domain/platform/hours/opening-hours.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { takesTransfers } from '#shared/domain/platform/shop/shop-readiness.ts'
import { addressOnPage } from './product-tools.ts'
import { amount, language, productReference, tool } from './tool.ts'

export const deliveryQuoteTool = tool({
  name: 'delivery_quote',
  title: 'Delivery: price and day',
  description:
    'What delivery of some products in Italy costs and when they arrive if they are ordered and paid now: by courier, express, or fetched from the shop. Without a postal code the Italian mainland is meant. Nothing is reserved.',
  input: z.object({
    items: z
      .array(z.object({ product: productReference, quantity: z.number().int().min(1).max(99).default(1) }))
      .min(1)
      .max(20),
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional()
      .describe('Italian, five digits'),
    language,
  }),
  output: z.object({
    subtotal: amount,
    methods: z.array(
      z.object({
        method: z.enum(deliveryMethods),
        price: amount,
        freeOver: amount.nullable().describe('Above this subtotal it costs nothing'),
        total: amount,
        arrives: z.string().nullable().describe('The day, "2026-12-02"; of pickup: when it is ready'),
        orderBy: z.string().nullable().describe('The day until whose cut-off it has to be paid'),
      }),
    ),
    cutOff: z.string(),
    notForSaleOnline: z.array(z.string()).describe('Of the products asked for: sold out, or sold in the shop only'),
    currency: z.literal('EUR'),
    url: z.string().describe('The page about delivery'),
  }),
  answer: async ({ items, postalCode = '', language: lang }, { read, shop, now }) => {
    const bought = await Promise.all(
      items.map(async ({ product: id, quantity }) => ({
        product: (await read(getProduct, { params: { id }, query: { lang } }, lang)).data,
        quantity,
      })),
    )
    const { shipping } = shop
    const subtotalCents = bought.reduce((sum, { product, quantity }) => sum + centsOf(product.price) * quantity, 0)
    const lines = bought.map(({ product, quantity }) => shippedLine(product, quantity))
    const methods = deliveryMethods.flatMap((method) => {
      const policy = shippingPolicyFor(lines, { method, postalCode }, shipping)
      if (!policy) return []
      const cents = shippingCents(subtotalCents, policy)
      const way = method === 'courier' ? deliveryZoneOf(postalCode, shipping.zones) : method
      const promise = deliveryPromise(
        now,
        bought.map(({ product }) => product.category),
        way,
        shipping,
        shop,
      )
      return {
        method,
        price: toDecimal(cents),
        freeOver: policy.freeOverCents === null ? null : toDecimal(policy.freeOverCents),
        total: toDecimal(subtotalCents + cents),
        arrives: promise?.arrives ?? null,
        orderBy: promise?.orderBy ?? null,
      }
    })
    return {
      subtotal: toDecimal(subtotalCents),
      methods,
      cutOff: clockTime(shipping.cutOff),
      notForSaleOnline: bought.flatMap(({ product }) => (availabilityOf(product) === 'InStock' ? [] : [product.name])),
      currency: 'EUR' as const,
      url: addressOnPage(shop, '/spedizioni-e-resi', lang),
    }
  },
})

const hours = z.array(z.string()).describe('Spans, "09:00-13:00"; none: closed')
const spansOf = (spans: readonly Span[]) => spans.map(([open, close]) => `${clockTime(open)}-${clockTime(close)}`)

export const shopInfoTool = tool({
  name: 'shop_info',
  title: 'The shop',
  description:
    'Name, address, opening hours, delivery, returns, guarantee and ways to pay of the shop, with its pages.',
  input: z.object({ language }),
  output: z.object({
    name: z.string(),
    isReady: z.boolean().describe('False: a shop in preparation, which has not said who it is'),
    address: z.object({ street: z.string(), postalCode: z.string(), city: z.string(), province: z.string() }),
    location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    phone: z.string(),
    email: z.string(),
    isOpenNow: z.boolean(),
    openingHours: z.array(hours).describe('Seven days, Monday first'),
    exceptions: z
      .array(z.object({ from: z.string(), to: z.string(), hours, reason: z.string().optional() }))
      .describe('Days with other hours soon'),
    delivery: z.object({
      workingDays: z.string(),
      parcelPrice: amount,
      parcelFreeOver: amount.nullable(),
      isPickUpOffered: z.boolean(),
    }),
    returnDays: z.number().int().nullable().describe('The shop’s own; null: the 14 days of the law'),
    returnPaidBy: z.enum(['shop', 'customer']).nullable(),
    warrantyYears: z.number().int(),
    usedWarrantyMonths: z.number().int(),
    payment: z.array(z.string()),
    pages: z.record(z.string(), z.string()),
  }),
  answer: async ({ language: lang }, { shop, now }) => {
    const { name, isReady, address, location, phone, email, shipping } = shop
    const { returnDays, returnPaidBy, warrantyYears, usedWarrantyMonths, walletOffered } = shop
    return {
      ...{
        name,
        isReady,
        address,
        location,
        phone,
        email,
        returnDays,
        returnPaidBy,
        warrantyYears,
        usedWarrantyMonths,
      },
      isOpenNow: openStateAt(shop, now).isOpen,
      openingHours: shop.openingHours.map(spansOf),
      exceptions: shop.exceptions
        .filter(({ when }) => when === 'soon')
        .map(({ hours: other, from, to, reason }) => ({ from, to, hours: spansOf(other), ...(reason && { reason }) })),
      delivery: {
        workingDays: shipping.deliveryDays,
        parcelPrice: toDecimal(shipping.flatFeeCents),
        parcelFreeOver: shipping.freeOverCents === null ? null : toDecimal(shipping.freeOverCents),
        isPickUpOffered: shipping.isPickUpOffered,
      },
      payment: [...(takesTransfers(shop) ? ['bank transfer'] : []), ...(walletOffered ? ['PayPal'] : [])],
      pages: {
        ...Object.fromEntries(
          ['/', ...categories.map((one) => `/${one}`), ...shopPages].map((path) => [
            path.slice(1) || 'home',
            addressOnPage(shop, path, lang),
          ]),
        ),
        feed: addressOnPage(shop, assistantFeedPath(lang), 'it'),
      },
    }
  },
})

const shopPages = ['/spedizioni-e-resi', '/garanzia', '/recesso', '/condizioni', '/privacy', '/accessibilita']
