import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { SizeChoice } from '#web/catalog/product/size-picker.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { Place } from '#web/extensions/place.tsx'
import { Price } from '#web/ui/price.tsx'
import { NearestInStock } from './nearest-in-stock.tsx'

/** In place of the purchase: what is there in the size one rides, then the alert. */
export function SoldOutBicycle({ product }: { product: Product }) {
  const t = productTexts.useChunk()
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
          <SizeChoice sizes={sizes} chosen={wanted} isSoldOut onChoose={setWanted} />
        </fieldset>
      )}
      <NearestInStock product={product} size={size} />
      <Place name="product.alert" given={{ product, size }} />
    </>
  )
}
