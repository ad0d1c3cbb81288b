import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-texts.ts'
import { StockAlert } from '#web/catalog/stock-alerts/stock-alert.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Price } from '#web/ui/price.tsx'
import { NearestInStock } from './nearest-in-stock.tsx'

export const isSoldOutBicycle = ({ category, stock }: Product) => category === 'biciclette' && stock <= 0

/** In place of the purchase: what is there in the size one rides, then the alert. */
export function SoldOutBicycle({ product }: { product: Product }) {
  const t = productTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const [wanted, setWanted] = useState<string>()
  const { sizes } = product
  const size = sizes.length === 1 ? undefined : wanted
  return (
    <>
      <p>
        <b className="bold">{t.soldOutBicycle}</b> <span className="muted">{t.formerPrice}</span>{' '}
        <Price amount={product.price} />
      </p>
      {sizes.length > 1 && (
        <fieldset>
          <legend className="label below-8">{t.whichRidden}</legend>
          <div className="sizes">
            {sizes.map((one) => (
              <label className="size" key={one.size}>
                <input
                  type="radio"
                  className="sr-only"
                  name="wanted-size"
                  checked={one.size === wanted}
                  onChange={() => setWanted(one.size)}
                />
                {sizeValue(one.size)}
                <small>{t.sizeSoldOut}</small>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <NearestInStock product={product} size={size} />
      <StockAlert product={product} size={size} />
    </>
  )
}
