import { useParams } from '@tanstack/react-router'
import type { ShelfWithNeighbours } from '#shared/contract/catalog/shelves.ts'
import { partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { breadcrumbs, itemList } from '#web/catalog/breadcrumb-data.ts'
import { filterCount, isReordered, type ListPlace } from '#web/catalog/catalog-address.ts'
import { bikeParams, useMyBikes } from '#web/catalog/compatibility/my-bikes.ts'
import { listPicture } from '#web/catalog/list/category-pictures.ts'
import { ProductBrowser } from '#web/catalog/list/product-browser.tsx'
import { ShelfLine } from '#web/catalog/list/shelf-line.tsx'
import { useCatalogAddress } from '#web/catalog/list/use-catalog-address.ts'
import { useProductList } from '#web/catalog/product-queries.ts'
import { ShelfHead } from '#web/catalog/shelf-head.tsx'
import { useShelf } from '#web/catalog/shelf-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { PageHead } from '#web/ui/page-head.tsx'

export function ShelfPage() {
  const { slug = '' } = useParams({ strict: false })
  const shelf = useShelf(slug)
  return shelf ? <KnownShelf key={shelf.slug} shelf={shelf} /> : null
}

function KnownShelf({ shelf }: { shelf: ShelfWithNeighbours }) {
  const { texts, language } = useI18n()
  const { catalog: t, places } = texts
  const { publicUrl } = useShop()
  const [address] = useCatalogAddress()
  const { slug, category, name, text, path, above, near, count, facets } = shelf
  const { chosen, isOff } = useMyBikes()
  const isOfParts = partKindOf([...above.map((one) => one.slug), slug]) !== undefined
  const place: ListPlace = {
    category,
    shelf: slug,
    facts: facets,
    ...(isOfParts && chosen && !isOff && { bike: bikeParams(chosen) }),
  }
  const { data } = useProductList(place, address)
  const { home, categories } = places
  return (
    <>
      <PageHead
        title={name}
        description={text}
        path={path}
        page={address.pagina}
        image={listPicture(category, name, data?.products)}
        noindex={count === 0 || filterCount(address) > 0 || isReordered(address)}
        jsonLd={
          import.meta.env.SSR
            ? [
                breadcrumbs(publicUrl, language, [
                  { name: home, path: '/' },
                  { name: categories[category], path: `/${category}` },
                  ...above,
                  { name, path },
                ]),
                itemList(publicUrl, language, data),
              ]
            : undefined
        }
      />
      <ShelfHead shelf={shelf} />
      <div className="stripes" aria-hidden="true" />
      <div className="wrap">
        <ShelfLine label={near.some((one) => one.slug === slug) ? t.shelvesBeside : t.shelves} shelves={near} />
      </div>
      <ProductBrowser
        place={place}
        hasFilters
        isSquare={category === 'abbigliamento' || category === 'accessori'}
        hasBikeBox={isOfParts}
      />
    </>
  )
}
