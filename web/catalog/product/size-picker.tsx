import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-texts.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Purchase } from './use-purchase.ts'

interface Props {
  sizes: Product['sizes']
  purchase: Purchase
}

export function SizePicker({ sizes, purchase }: Props) {
  const t = productTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const group = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const { size, refusals } = purchase
  const isMissing = refusals > 0 && size === undefined
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
  }, [refusals])
  if (sizes.length === 0) return null
  return (
    <fieldset ref={box} aria-describedby={isMissing ? `${group}-error` : undefined}>
      <legend className="label below-8">{t.size}</legend>
      <div className="sizes">
        {sizes.map((one) => (
          <label className="size" key={one.size}>
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={one.size === size}
              disabled={one.stock <= 0}
              onChange={() => purchase.chooseSize(one.size)}
            />
            {sizeValue(one.size)}
            {one.price !== undefined && <Price amount={one.price} form="text" className="small" />}
            <small>{one.stock > 0 ? t.pieces(one.stock) : t.sizeSoldOut}</small>
          </label>
        ))}
      </div>
      {isMissing && (
        <p className="error" id={`${group}-error`} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {t.sizeRequired}
        </p>
      )}
    </fieldset>
  )
}
