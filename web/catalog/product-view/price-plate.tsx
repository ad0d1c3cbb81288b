import { useEffect, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { hasSizePrices } from '#shared/domain/platform/goods/sizes.ts'
import { type PieceWord, pieceWord } from '#shared/domain/platform/goods/used-bicycles.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { ReductionEnd } from '#web/catalog/product/reduction-end.tsx'
import type { Purchase } from '#web/catalog/product/use-purchase.ts'
import { ComparedPrice } from '#web/catalog/product-parts/compared-price.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { Price } from '#web/ui/price.tsx'

const stockClasses: Partial<Record<PieceWord, string>> = { available: 'stock', single: 'stock', last: 'stock last' }

export function PricePlate({ product, purchase: { quantity, size } }: { product: Product; purchase: Purchase }) {
  const t = productTexts.useChunk()
  const { language, texts } = useI18n()
  const [flips, setFlips] = useState({ quantity, count: 0 })
  useEffect(() => {
    setFlips((now) => (now.quantity === quantity ? now : { quantity, count: now.count + 1 }))
  }, [quantity])
  const unitCents = centsOf(product.price)
  const { usedWarrantyMonths } = useShop()
  const isUsed = product.category === 'bici-usate'
  const word = pieceWord(product)
  return (
    <div className="row wraps align-end spaced-16-20">
      <div className={`plate ${flips.count > 0 ? 'plate-flip' : ''}`} key={flips.count}>
        <div className="plate-inner">
          <div className={product.reduction ? 'strip strip-vermilion' : 'strip'}>
            <span>{t.codeNumber(product.productCode)}</span>
            <span>{product.reduction ? t.reducedBy(product.reduction.percent) : isUsed ? t.isUsed : t.isNew}</span>
          </div>
          {size === undefined && hasSizePrices(product) && <div className="under">{texts.catalog.priceFrom}</div>}
          <Price amount={unitCents * quantity} form="plate" />
          {quantity > 1 && <div className="under">{t.times(quantity, formatEuro(unitCents, language))}</div>}
          {isUsed && <div className="under">{t.usedUnder(usedWarrantyMonths)}</div>}
        </div>
      </div>
      <div className="plate-beside">
        {product.reduction && <ComparedPrice reduction={product.reduction} />}
        {product.reduction && <ReductionEnd reduction={product.reduction} />}
        <p className="prior-price">{product.vatClass === 'margin' ? t.finalPrice : t.vatIncluded}</p>
        <p className={stockClasses[word] ?? 'stock out'}>{texts.catalog.stock[word]}</p>
      </div>
    </div>
  )
}
