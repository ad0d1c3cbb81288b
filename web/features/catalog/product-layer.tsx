import { lazy, Suspense } from 'react'
import { useLayer } from '#web/ui/layers.ts'

const ProductDialog = lazy(() => import('./product-dialog.tsx'))

/** The place of the product's dialog in the shell; its code comes when it opens or is about to. */
export function ProductLayer() {
  const { value: slug } = useLayer('p')
  if (!slug) return null
  return (
    <Suspense>
      <ProductDialog key={slug} slug={slug} />
    </Suspense>
  )
}

/** For cards: fetches the dialog's code on hover and focus. */
export function preloadProduct(): void {
  // A chunk that does not come now comes with the click, or says so there.
  import('./product-dialog.tsx').catch(() => undefined)
}
