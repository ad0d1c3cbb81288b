import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { ProductDescription } from '#web/catalog/product/product-description.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { PartTakes, ProductSpecifications } from './later-product-parts.ts'

/** Description and specifications: chapters of the page, tabs of the dialog. A bicycle's page has its own for the facts. */
export function SheetTexts({ product, isPage }: { product: ShownProduct; isPage: boolean }) {
  const t = productTexts.useChunk()
  const takes = product.takes && <PartTakes takes={product.takes} isPage={isPage} />
  const description = <ProductDescription product={product} />
  const about = (
    <div className="measure-66">
      {description}
      {takes}
    </div>
  )
  if (!isPage)
    return (
      <Tabs
        className="sheet-tabs above-32"
        label={t.about}
        tabs={[
          { id: 'description', label: t.description, content: about },
          {
            id: 'specifications',
            label: t.specifications,
            content: <ProductSpecifications product={product} />,
          },
        ]}
      />
    )
  return (
    <div>
      {takes}
      <section className="sheet-text" aria-labelledby="descrizione">
        <h2 id="descrizione">{t.description}</h2>
        <div className="lead measure-66">{description}</div>
      </section>
      {product.category !== 'biciclette' && (
        <section className="sheet-text" aria-labelledby="specifiche">
          <h2 id="specifiche">{t.specifications}</h2>
          <ProductSpecifications product={product} />
        </section>
      )}
    </div>
  )
}
