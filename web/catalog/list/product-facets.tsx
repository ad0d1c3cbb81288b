import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { categories, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { type CatalogAddress, type ListPlace, toggled } from '#web/catalog/catalog-address.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { hitsFirst, useFacets } from '#web/catalog/product-queries.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ManyFacet, OneFacet } from './choice-facet.tsx'
import { FactFacet } from './fact-facet.tsx'
import { PriceFacet } from './price-facet.tsx'
import { SizeFacet } from './size-facet.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props {
  place: ListPlace
  address: CatalogAddress
  change: ChangeAddress
}

export function ProductFacets({ place, address, change }: Props) {
  const { catalog: t, places } = useTexts()
  const colorName = useColorName()
  const { facets, available, perCategory, failed } = useFacets(place, address)
  if (!facets) {
    if (failed) return <ErrorState what={t.filtersFailed} onRetry={() => void failed.refetch()} />
    return (
      <Loading className="facets">
        <Skeleton className="tall-384" />
      </Loading>
    )
  }
  const isSearch = 'q' in place
  const { category } = address
  // A category has its types in the line above.
  const hasTypes = isSearch && (category ? isBicycleCategory(category) : facets.subcategory.length > 0)
  return (
    <div className="facets">
      {isSearch && (
        <Facet name={t.category} open>
          <OneFacet
            name="category"
            all={t.all}
            chosen={address.category}
            values={hitsFirst(
              categories.map((value) => ({ value, label: places.categories[value], count: perCategory?.[value] })),
            )}
            // Another category has other types.
            onChoose={(value) => change({ category: value, subcategory: undefined })}
          />
        </Facet>
      )}
      {hasTypes && (
        <Facet name={t.type} open>
          <OneFacet
            name="subcategory"
            all={t.allTypes}
            chosen={address.subcategory}
            values={facets.subcategory.map(({ value, count }) => ({
              value: value as keyof typeof places.subcategories,
              label: places.subcategories[value as keyof typeof places.subcategories] ?? value,
              count,
            }))}
            onChoose={(subcategory) => change({ subcategory })}
          />
        </Facet>
      )}
      {facets.facts?.map(
        (facet) =>
          (facet.values.length > 0 || facet.range) && (
            <Facet name={facet.label} open key={facet.key}>
              <FactFacet facet={facet} address={address} change={change} />
            </Facet>
          ),
      )}
      {facets.frameSize.length > 0 && (
        <Facet name={t.size} open>
          <SizeFacet
            values={facets.frameSize}
            chosen={address.frameSize}
            onToggle={(size) => change({ frameSize: toggled(address.frameSize, size) })}
          />
        </Facet>
      )}
      <Facet name={t.price} open>
        <PriceFacet address={address} bounds={facets.price} change={change} />
      </Facet>
      <Facet name={t.availability} open>
        <ManyFacet
          chosen={address.inStock && ['true']}
          values={[{ value: 'true', label: t.onlyAvailable, count: available }]}
          onToggle={() => change({ inStock: address.inStock ? undefined : 'true' })}
        />
      </Facet>
      {facets.brand.length > 0 && (
        <Facet name={t.brand} open>
          <ManyFacet
            chosen={address.brand}
            values={facets.brand.map((one) => ({ ...one, label: one.value }))}
            onToggle={(brand) => change({ brand: toggled(address.brand, brand) })}
          />
        </Facet>
      )}
      {facets.color.length > 0 && (
        <Facet name={t.color} open={address.color !== undefined}>
          <ManyFacet
            chosen={address.color}
            values={facets.color.map((one) => ({ ...one, label: colorName(one.value) }))}
            onToggle={(color) => change({ color: toggled(address.color, color) })}
          />
        </Facet>
      )}
    </div>
  )
}

function Facet({ name, open, children }: { name: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="facet" open={open}>
      <summary>
        {name}
        <Plus className="icon icon-s" aria-hidden="true" />
      </summary>
      <fieldset>
        <legend className="sr-only">{name}</legend>
        {children}
      </fieldset>
    </details>
  )
}
