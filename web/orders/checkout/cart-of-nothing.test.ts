import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliveryPromise } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { missingForFreeShippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { deliveryMethods, flatRates, type ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { usualZones } from '#shared/domain/platform/delivery/zone-entries.ts'
import { countedLines, shownLine } from '#web/orders/cart/cart-lines.ts'
import { shippedCart } from '#web/orders/cart/shipped-cart.ts'
import { cardPayment } from '#web/orders/gift-cards/card-payment.ts'

const policy = fc.record({
  flatFeeCents: fc.nat(9_900),
  freeOverCents: fc.oneof(fc.constant(null), fc.nat(20_000)),
})
const rules = fc.tuple(policy, fc.boolean(), fc.boolean()).map(
  ([flat, isFast, isPickUpOffered]): ShippingRules => ({
    letterGrams: 1_000,
    parcelGrams: 20_000,
    shelves: {},
    cutOff: 720,
    assemblyDays: { biciclette: 2 },
    carrierDays: { mainland: 2, islands: 3, remote: 5 },
    rates: flatRates(flat),
    zones: usualZones,
    express: isFast ? { feeCents: 750, days: 1 } : null,
    isPickUpOffered,
  }),
)
/** Gone from the catalogue: sold-out lines are left out of the sums in the same place. */
const goneLine = fc
  .record({ productId: fc.nat(99), quantity: fc.integer({ min: 1, max: 99 }), unitCents: fc.nat(500_000) })
  .map((item) =>
    shownLine({ ...item, frameSize: null, name: 'Andato', imageUrl: null }, String(item.productId), 'gone'),
  )
const card = fc.record({ code: fc.string(), balanceCents: fc.nat(90_000), wantedCents: fc.constant(undefined) })
const terms = fc.record({
  code: fc.constant('AUTUNNO10'),
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'delivery' as const),
  value: fc.integer({ min: 1, max: 90 }),
  minimumCents: fc.nat(1_000),
  isCombinable: fc.boolean(),
  productIds: fc.constant(null),
})

it('a cart of nothing that can be ordered has no delivery, no day, no sum and nothing that a card pays', () => {
  const inputs = [
    fc.array(goneLine, { maxLength: 5 }),
    rules,
    fc.constantFrom(...deliveryMethods),
    fc.array(card, { maxLength: 3 }),
    fc.array(terms, { maxLength: 2 }),
  ] as const
  fc.assert(
    fc.property(...inputs, (lines, shop, method, cards, codes) => {
      const counted = countedLines(lines)
      const coded = { codes: [], answers: undefined, terms: codes, productIds: lines.map((l) => l.productId) }
      const cart = shippedCart(
        {
          lines,
          counted,
          count: lines.length,
          coded,
          categories: [],
          vatRates: [],
          isLoading: false,
          isChecking: false,
          checkFailed: false,
          refresh: async () => undefined,
        },
        { method, postalCode: '36100' },
        shop,
      )
      expect(cart.shipping).toEqual({ offered: [], chosen: undefined })
      expect(cart.totals).toMatchObject({
        subtotalCents: 0,
        shippingCents: 0,
        discountCents: 0,
        totalCents: 0,
        codes: [],
      })
      expect(cardPayment(cards, cart.totals.totalCents)).toMatchObject({ giftCardCents: 0, isAll: false })
      const { freeOverCents } = shop.rates.parcel
      expect(missingForFreeShippingCents(0, { flatFeeCents: 990, freeOverCents })).toBe(0)
      const calendar = { openingHours: [], exceptions: [] }
      expect(deliveryPromise(new Date(), cart.categories, 'mainland', shop, calendar)).toBeUndefined()
    }),
  )
})
