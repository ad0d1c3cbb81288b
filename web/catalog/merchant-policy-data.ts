import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { StructuredData } from './breadcrumb-data.ts'

/** The same for every product, and stated once for the shop. */
export const returnPolicyData = ({
  returnDays,
  returnPaidBy,
}: Pick<ShopFacts, 'returnDays' | 'returnPaidBy'>): StructuredData | undefined =>
  returnDays === null
    ? undefined
    : {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IT',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        ...(returnPaidBy && {
          returnFees: `https://schema.org/${returnPaidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
        }),
      }
