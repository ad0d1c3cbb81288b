import type { ShopFacts } from '#shared/contract/shop/shop.ts'
import type { StructuredData } from './breadcrumb-data.ts'

/** The same for every article, and said once of the shop as a whole. */
export const returnPolicyData = ({ returnDays }: Pick<ShopFacts, 'returnDays'>): StructuredData => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IT',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
})
