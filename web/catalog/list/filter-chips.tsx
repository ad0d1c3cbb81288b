import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { type CatalogAddress, type ListPlace, noFilters, toggled } from '#web/catalog/catalog-address.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { useFactName } from '#web/catalog/fact-name.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Chip {
  name: string
  without: CatalogAddress
}

export function useChips(place: ListPlace, address: CatalogAddress): Chip[] {
  const factName = useFactName(place)
  const { texts, language } = useI18n()
  const { catalog: t, places } = texts
  const colorName = useColorName()
  const {
    category,
    subcategory,
    brand = [],
    frameSize = [],
    color = [],
    fact = [],
    minPrice,
    maxPrice,
    inStock,
  } = address
  const euro = (amount: string) => formatEuro(centsOf(amount), language).replace(/[.,]00(?=\D*$)/, '')
  const price =
    minPrice && maxPrice
      ? t.priceBetween(euro(minPrice).replace(/\s?€$/, ''), euro(maxPrice))
      : minPrice
        ? t.priceAbove(euro(minPrice))
        : maxPrice && t.priceBelow(euro(maxPrice))
  return [
    ...(category
      ? [{ name: places.categories[category], without: { category: undefined, subcategory: undefined } }]
      : []),
    ...(subcategory ? [{ name: places.subcategories[subcategory], without: { subcategory: undefined } }] : []),
    ...frameSize.map((one) => ({ name: t.sizeNamed(one), without: { frameSize: toggled(frameSize, one) } })),
    ...brand.map((one) => ({ name: one, without: { brand: toggled(brand, one) } })),
    ...color.map((one) => ({ name: colorName(one), without: { color: toggled(color, one) } })),
    ...fact.map((one) => ({ name: factName(one), without: { fact: toggled(fact, one) } })),
    ...(price ? [{ name: price, without: { minPrice: undefined, maxPrice: undefined } }] : []),
    ...(inStock ? [{ name: t.onlyAvailable, without: { inStock: undefined } }] : []),
  ]
}

interface Props {
  place: ListPlace
  address: CatalogAddress
  change: ChangeAddress
  /** The focus target once its chip is gone. */
  countRef: RefObject<HTMLElement | null>
}

export function FilterChips({ place, address, change, countRef }: Props) {
  const t = useI18n().texts.catalog
  const chips = useChips(place, address)
  if (chips.length === 0) return null
  const take = (without: CatalogAddress) => {
    change(without)
    countRef.current?.focus()
  }
  return (
    <div className="row chips below-20">
      {chips.map(({ name, without }) => (
        <button
          type="button"
          className="chip"
          key={name}
          aria-label={t.removeFilter(name)}
          onClick={() => take(without)}
        >
          {name}
          <X className="icon icon-s" aria-hidden="true" />
        </button>
      ))}
      <button type="button" className="btn btn-text btn-small nowrap" onClick={() => take(noFilters)}>
        {t.removeAll}
      </button>
    </div>
  )
}
