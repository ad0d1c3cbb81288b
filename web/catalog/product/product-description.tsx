import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'

export function ProductDescription({ product: { untranslated, description } }: { product: Product }) {
  const t = productTexts.useChunk()
  return (
    <>
      {untranslated && <p className="tag below-8">{t.inItalian}</p>}
      <p className="pre-line" lang={untranslated && 'it'}>
        {description}
      </p>
    </>
  )
}
