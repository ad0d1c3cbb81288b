import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'
import { shopDay } from '#web/i18n/shop-dates.ts'
import { Price } from '#web/ui/price.tsx'
import type { Purchase } from './use-purchase.ts'

interface ChoiceProps {
  sizes: Product['sizes']
  chosen: string | null | undefined
  /** Where nothing is sold one may still say what one rides. */
  isSoldOut?: boolean
  onChoose(size: string): void
}

export function SizeChoice({ sizes, chosen, isSoldOut = false, onChoose }: ChoiceProps) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const { sizeValue } = useTexts().catalog
  const group = useId()
  return (
    <div className="sizes">
      {sizes.map(({ size, stock, price, expectedOn }) => (
        <label className="size" key={size}>
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={size === chosen}
            disabled={stock <= 0 && !isSoldOut}
            onChange={() => onChoose(size)}
          />
          {sizeValue(size)}
          {price !== undefined && !isSoldOut && <Price amount={price} form="text" className="small" />}
          <small>
            {stock > 0
              ? t.pieces(stock)
              : expectedOn
                ? t.expected(shopDay(expectedOn, language, 'day'))
                : t.sizeSoldOut}
          </small>
        </label>
      ))}
    </div>
  )
}

interface Props {
  sizes: Product['sizes']
  purchase: Purchase
}

export function SizePicker({ sizes, purchase }: Props) {
  const t = productTexts.useChunk()
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
      <SizeChoice sizes={sizes} chosen={size} onChoose={purchase.chooseSize} />
      {isMissing && (
        <p className="error" id={`${group}-error`} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {t.sizeRequired}
        </p>
      )}
    </fieldset>
  )
}
