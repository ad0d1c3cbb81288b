import { ProductPreview } from '#web/catalog/product-preview.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const ProductDialog = lazyLayer(
  'p',
  'dialog dialog-product',
  async () => (await import('./product-dialog.tsx')).ProductDialog,
  ProductPreview,
)

export function ProductLayer() {
  const { value: slug } = useLayer('p')
  return slug && <ProductDialog key={slug} slug={slug} />
}
