import type { Shop } from '#server/platform/shop-config.ts'
import { inPreparation } from '#shared/domain/platform/shop/shop-readiness.ts'
import { sampleShop } from '#shared/domain/site/sample-shop.ts'

const unsaid = ''

/** Nothing that a page, a mail or a feed could say of a firm. */
const unsaidFacts = {
  name: inPreparation.it,
  legal: {
    company: inPreparation.it,
    vatNumber: unsaid,
    taxCode: unsaid,
    rea: unsaid,
    shareCapital: null,
    pec: unsaid,
  },
  address: { street: unsaid, postalCode: unsaid, city: unsaid, province: unsaid },
  location: null,
  phone: unsaid,
  email: unsaid,
  openingHours: [[], [], [], [], [], [], []],
  closures: [],
  social: { instagram: null },
  experienceYears: null,
  returnDays: null,
  returnPaidBy: null,
  shippedTexts: {},
} satisfies Partial<Shop>

const unsaidBank = { beneficiary: unsaid, iban: unsaid, bic: unsaid, bankName: unsaid }

/** What SHOP_CONFIG says of this shop: outside the demo the sample's facts, claims and account belong to no shop. */
export function ownFacts(shop: Shop, { isDemo }: { isDemo: boolean }): Shop {
  if (isDemo) return shop
  return {
    ...shop,
    ...(shop.legal.vatNumber === sampleShop.vatNumber && unsaidFacts),
    ...(shop.bank.iban === sampleShop.iban && { bank: unsaidBank }),
  }
}
