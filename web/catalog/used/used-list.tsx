import type { ListedProduct } from '#shared/contract/catalog/catalog.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { ProductLink } from '#web/catalog/product-link.tsx'
import { ProductPrice } from '#web/catalog/product-parts/product-price.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { usedStyle } from './used-style.ts'
import { usedTexts } from './used-texts.ts'

export function UsedCount({ count }: { count: number }) {
  const t = usedTexts.useChunk()
  return (
    <>
      {usedStyle && <link rel="stylesheet" href={usedStyle} />}
      {t.forSale(count)}
      {count > 0 && <span className="muted no-phone">{t.onlyOnes(count)}</span>}
    </>
  )
}

/** Those that the shop sells by telephone until they have photo and card. */
export function AwaitedBicycles({ products }: { products: readonly ListedProduct[] }) {
  const t = usedTexts.useChunk()
  const { catalog } = useTexts()
  const { phone } = useShop()
  const tel = `tel:${phone.replaceAll(' ', '')}`
  return (
    <details className="awaited above-32">
      <summary>{t.awaited(products.length)}</summary>
      <p className="small muted">
        {t.awaitedText}{' '}
        {phone && (
          <a className="nowrap" href={tel}>
            {phone}
          </a>
        )}
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul role="list">
        {products.map((product) => {
          const words = product.lacks?.includes('photo') ? catalog.callForPhoto : catalog.callForCard
          return (
            <li className="awaited-row" key={product.id}>
              <Picture category={product.category} url={firstImage(product)} alt="" sizes="96px" ratio="card" />
              <div>
                <h3>
                  <ProductLink product={product}>{wholeCodes(product.name)}</ProductLink>
                </h3>
                <p className="small">
                  {product.frameSize && <span className="muted">{catalog.sizeNamed(product.frameSize)} · </span>}
                  {phone ? (
                    <a href={tel} aria-label={`${words} ${phone}: ${product.name}`}>
                      {words}
                    </a>
                  ) : (
                    words
                  )}
                </p>
              </div>
              <ProductPrice product={product} />
            </li>
          )
        })}
      </ul>
    </details>
  )
}
