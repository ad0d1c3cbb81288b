import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Link2 } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { productPath } from '#web/catalog/catalog-address.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { ProductPreview } from '#web/catalog/product-preview.tsx'
import { isMissing, productQuery, useListedProduct } from '#web/catalog/product-queries.ts'
import { reviewTexts } from '#web/catalog/reviews/review-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Dialog, DialogTitle } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { ProductDetail } from './product-detail.tsx'

export function ProductDialog({ slug }: { slug: string }) {
  const { language, texts } = useI18n()
  reviewTexts.begin(language)
  const t = productTexts.useChunk()
  const { categories, subcategories } = texts.places
  const shop = useShop()
  const layer = useLayer('p')
  const listed = useListedProduct()(slug)
  const query = useQuery(productQuery(useApi(), slug))
  // Shows the card's data until the catalogue has answered, and when it does not.
  const known = query.data ?? (isMissing(query.error) ? undefined : listed)
  // A list knows only that there is an inspection card: waiting for it avoids a layout shift.
  const product = query.isPending && known?.inspection ? undefined : known
  const meanwhile = listed ? <ProductPreview slug={slug} /> : <DetailSkeleton />
  useDocumentTitle(product && `${product.name} · ${shop.name}`)
  if (!product) {
    return (
      <Dialog open onClose={layer.close} title={isMissing(query.error) ? t.goneTitle : t.productTitle}>
        <div className="dialog-body">
          {!query.isError && meanwhile}
          {query.isError &&
            (isMissing(query.error) ? (
              <p>{t.gone}</p>
            ) : (
              <ErrorState what={t.loadFailed} busy={query.isFetching} onRetry={() => void query.refetch()} />
            ))}
        </div>
      </Dialog>
    )
  }
  const { category, subcategory } = product
  return (
    <Dialog
      open
      onClose={layer.close}
      title={product.name}
      titleInside
      head={
        <>
          <nav className="small no-phone" aria-label={t.path}>
            <Link to="/$category" params={{ category }}>
              {categories[category]}
            </Link>
            {subcategory && isBicycleCategory(category) && (
              <>
                {' / '}
                <Link to="/$category" params={{ category }} search={{ subcategory }}>
                  {subcategories[subcategory]}
                </Link>
              </>
            )}
          </nav>
          <Link className="row only-phone bold spaced-8 no-underline" to="/$category" params={{ category }}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {categories[category]}
          </Link>
          <CopyButton
            className="btn btn-text btn-small no-phone end"
            text={new URL(addressIn(productPath(product), language), shop.publicUrl).href}
            label={t.copyLink}
            icon={Link2}
          >
            {t.copyLink}
          </CopyButton>
        </>
      }
    >
      <div className="dialog-body">
        <Suspense fallback={meanwhile}>
          <ProductDetail
            product={product}
            inspection={query.data?.inspection}
            heading={<DialogTitle className="buy-name">{wholeCodes(product.name)}</DialogTitle>}
          />
        </Suspense>
      </div>
    </Dialog>
  )
}

function DetailSkeleton() {
  return (
    <Loading className="product-sheet grid">
      <Skeleton className="landscape" />
      <div className="stack">
        <Skeleton className="tall-32 four-fifths" />
        <Skeleton className="tall-80 two-fifths" />
        <Skeleton className="tall-48" />
        <Skeleton className="tall-48" />
      </div>
    </Loading>
  )
}

/** The dialog names the tab while it is open: its address is the product's. */
function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
