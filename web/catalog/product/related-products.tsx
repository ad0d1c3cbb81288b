import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { useIdle } from '#web/at-rest/use-idle.ts'
import { useColorName } from '#web/catalog/color-name.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { GoesTogether } from '#web/catalog/together/together-part.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useRelated } from './nearby-queries.ts'
import { ProductRow } from './product-row.tsx'

/** The colours of one model: this one, and the others as links to their own pages. */
export function ModelColors({ product, onPaint }: { product: Product; onPaint(drawingUrl?: string): void }) {
  const t = productTexts.useChunk()
  const colorName = useColorName()
  const { siblings } = useRelated(product)
  if (siblings.length === 0) return null
  const all = [product, ...siblings].toSorted((a, b) => a.id - b.id)
  const nameOf = ({ color, name }: Product) => (color ? colorName(color) : name)
  return (
    <div>
      <p className="label below-8" id="model-colors">
        {t.color}
        {product.color && <span className="hint"> {colorName(product.color)}</span>}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="colors flex wraps spaced-8" role="list" aria-labelledby="model-colors">
        {all.map((one) => (
          <li
            key={one.id}
            onMouseEnter={() => onPaint(one.drawingUrl)}
            onMouseLeave={() => onPaint()}
            onFocus={() => onPaint(one.drawingUrl)}
            onBlur={() => onPaint()}
          >
            <Link
              to="/prodotto/$slug"
              params={{ slug: one.slug }}
              aria-current={one.id === product.id ? 'true' : undefined}
            >
              <Picture
                category={one.category}
                url={firstImage(one)}
                alt=""
                sizes="72px"
                ratio={isBicycleCategory(one.category) ? 'card' : 'square'}
              />
              <span className="small">{nameOf(one)}</span>
              {one.stock <= 0 && <small className="muted">{t.sizeSoldOut}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Beside a product: other colours where it is sold out, and, once the page is idle, companions. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = productTexts.useChunk()
  const { siblings, companions } = useRelated(product)
  const isAtRest = useIdle(companions.length > 0)
  const available = product.stock > 0 ? [] : siblings.filter(({ stock }) => stock > 0).slice(0, 4)
  return (
    <>
      {available.length > 0 && (
        <section className="above-48" aria-label={t.otherColors}>
          <h2 className="below-16">{t.otherColors}</h2>
          <ProductRow products={available} columns={4} />
        </section>
      )}
      {isAtRest && (
        <Attempt>
          <GoesTogether companions={companions} />
        </Attempt>
      )}
    </>
  )
}
