import { useParams } from '@tanstack/react-router'
import { type Category, isBicycleCategory, isCategory } from '#shared/domain/platform/goods/categories.ts'
import { breadcrumbs, itemList } from '#web/catalog/breadcrumb-data.ts'
import { filterCount, isReordered } from '#web/catalog/catalog-address.ts'
import { CategoryHero } from '#web/catalog/list/category-hero.tsx'
import { listPicture } from '#web/catalog/list/category-pictures.ts'
import { ProductBrowser } from '#web/catalog/list/product-browser.tsx'
import { ShelfLine } from '#web/catalog/list/shelf-line.tsx'
import { TypeLine } from '#web/catalog/list/type-line.tsx'
import { useCatalogAddress } from '#web/catalog/list/use-catalog-address.ts'
import { useProductList } from '#web/catalog/product-queries.ts'
import { useMenuShelves } from '#web/catalog/shelf-queries.ts'
import { Place } from '#web/extensions/place.tsx'
import { categoryHead } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { PageHead } from '#web/ui/page-head.tsx'

export function CategoryPage() {
  const { category } = useParams({ strict: false })
  return isCategory(category) ? <KnownCategory key={category} category={category} /> : null
}

function KnownCategory({ category }: { category: Category }) {
  const { texts, language } = useI18n()
  const { catalog: t, places } = texts
  const shop = useShop()
  const [address] = useCatalogAddress()
  const { data } = useProductList({ category }, address)
  const hasFilters = isBicycleCategory(category)
  const name = places.categories[category]
  const path = `/${category}`
  const shelves = useMenuShelves()(category)
  const own = categoryHead(category)
  const hero = (
    <>
      <CategoryHero category={category} />
      <div className="wrap">
        {hasFilters ? <TypeLine {...{ category, address }} /> : <ShelfLine label={t.shelves} shelves={shelves} />}
      </div>
    </>
  )
  return (
    <>
      <PageHead
        title={name}
        description={t.pageDescription[category](shop.name, shop.address.city)}
        path={path}
        page={address.pagina}
        image={listPicture(category, name, data?.products)}
        noindex={(hasFilters && filterCount(address) > 0) || isReordered(address)}
        jsonLd={
          import.meta.env.SSR
            ? [
                breadcrumbs(shop.publicUrl, language, [
                  { name: places.home, path: '/' },
                  { name, path },
                ]),
                itemList(shop.publicUrl, language, data),
              ]
            : undefined
        }
      />
      <Place name="category.head" given={{ category, name, language }} />
      {own ? (
        <Attempt failed={() => hero}>
          <own.part />
        </Attempt>
      ) : (
        hero
      )}
      <div id="articoli">
        <ProductBrowser
          place={{ category }}
          hasFilters={hasFilters}
          isSquare={category === 'abbigliamento' || category === 'accessori'}
        />
      </div>
    </>
  )
}
