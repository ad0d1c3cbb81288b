import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Fragment } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { breadcrumbs } from '#web/catalog/breadcrumb-data.ts'
import { productPath } from '#web/catalog/catalog-address.ts'
import { sharePicture } from '#web/catalog/page-picture.ts'
import { productData } from '#web/catalog/product/product-data.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { productQuery } from '#web/catalog/product-queries.ts'
import { ProductDetail } from '#web/catalog/product-view/product-detail.tsx'
import { questionsQuery, ratingStatsQuery, reviewsQuery } from '#web/catalog/reviews/review-queries.ts'
import { useShelfWay } from '#web/catalog/shelf-queries.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'

export function ProductPage() {
  const { slug = '' } = useParams({ strict: false })
  const api = useApi()
  const { texts, language } = useI18n()
  const t = productTexts.useChunk()
  const shop = useShop()
  const { data: product } = useSuspenseQuery(productQuery(api, slug))
  const { data: stats } = useSuspenseQuery(ratingStatsQuery(api, product.id))
  const { data: reviews } = useSuspenseQuery(reviewsQuery(api, product.id))
  const questions = useQueryClient().getQueryData(questionsQuery(api, product.id).queryKey) ?? []
  const { category, name } = product
  const { categories, home } = texts.places
  const way = useShelfWay(product.shelf)
  const price = formatEuro(centsOf(product.price), language)
  const path = productPath(product)
  const captions = { drawing: texts.ui.drawing + texts.ui.drawingRest, toScale: t.drawn(name) }
  const isTaxed = product.vatClass !== 'margin'
  return (
    <>
      <PageHead
        title={name}
        description={`${t.pageDescription(name, price, isTaxed ? t.taxSaid : '', shop.name)} ${firstSentence(product.description)}`}
        path={path}
        otherPath={product.otherSlug && productPath({ slug: product.otherSlug })}
        image={sharePicture([product])}
        kind="product"
        price={product.price}
        jsonLd={
          import.meta.env.SSR
            ? [
                productData(product, { shop, language, stats, reviews, questions, captions }),
                breadcrumbs(shop.publicUrl, language, [
                  { name: home, path: '/' },
                  { name: categories[category], path: `/${category}` },
                  ...way,
                  { name, path },
                ]),
              ]
            : undefined
        }
      />
      <article className="wrap product-page">
        <nav className="small below-20" aria-label={texts.catalog.breadcrumb}>
          <Link to="/">{home}</Link> /{' '}
          <Link to="/$category" params={{ category }}>
            {categories[category]}
          </Link>
          {way.map((shelf) => (
            <Fragment key={shelf.slug}>
              {' / '}
              <Link to="/$category/$slug" params={shelf}>
                {shelf.name}
              </Link>
            </Fragment>
          ))}
        </nav>
        <ProductDetail
          key={product.id}
          product={product}
          inspection={product.inspection}
          isPage
          heading={<h1 className="buy-name">{wholeCodes(name)}</h1>}
        />
      </article>
    </>
  )
}

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? ''
