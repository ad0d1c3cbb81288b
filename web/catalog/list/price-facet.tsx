import { centsOf } from '#shared/domain/platform/money.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { type CatalogAddress, parseTypedAmount, readCatalogAddress } from '#web/catalog/catalog-address.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { RangeFacet } from './range-facet.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props {
  address: CatalogAddress
  bounds: { min: string; max: string }
  change: ChangeAddress
}

export function PriceFacet({ address, bounds, change }: Props) {
  const { language, texts } = useI18n()
  const t = texts.catalog
  const euros = (amount: string) => centsOf(amount) / 100
  const show = (value: number) => roundedDecimal(value, 2, language)
  return (
    <RangeFacet
      unit="€"
      from={address.minPrice}
      to={address.maxPrice}
      bounds={[show(Math.floor(euros(bounds.min))), show(Math.ceil(euros(bounds.max)))]}
      problem={t.priceProblem}
      show={(amount) => show(euros(amount))}
      parse={parseTypedAmount}
      onChange={(from, to) => {
        const { minPrice, maxPrice } = readCatalogAddress({ minPrice: from, maxPrice: to })
        if (minPrice !== address.minPrice || maxPrice !== address.maxPrice) change({ minPrice, maxPrice })
      }}
    />
  )
}
