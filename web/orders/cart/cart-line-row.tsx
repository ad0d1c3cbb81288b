import { CircleAlert, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { ComparedPrice } from '#web/catalog/product-parts/compared-price.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { ShownLine } from './cart-lines.ts'
import { cartPanelTexts } from './cart-panel-texts.ts'
import { LineName } from './line-name.tsx'
import { useRemoveLine, useSetQuantity } from './use-cart.ts'

interface Props {
  line: ShownLine
  onRemoved(): void
}

export function CartLineRow({ line, onRemoved }: Props) {
  const { texts, language } = useI18n()
  const t = cartPanelTexts.useChunk()
  const setQuantity = useSetQuantity()
  const removeLine = useRemoveLine()
  const [hasFailed, setFailed] = useState(false)
  const isOut = line.trouble === 'gone' || line.trouble === 'sold-out'

  async function change(quantity: number) {
    try {
      await setQuantity(line.key, quantity)
      setFailed(false)
      announce(`${t.quantityOf(line.name)}: ${quantity}`)
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }
  async function remove() {
    try {
      const undo = await removeLine(line.key)
      const restore = () =>
        void undo().catch((error: unknown) => {
          console.error(error)
          showToast({ variant: 'destructive', title: texts.cart.errorTitle, description: t.changeFailed })
        })
      showToast({ title: t.removed, description: line.name, about: 'cart', action: { label: t.undo, run: restore } })
      onRemoved()
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }
  const details = [
    line.frameSize && texts.catalog.sizeNamed(line.frameSize),
    // Of one piece it is the line's price.
    line.quantity > 1 && formatEuro(line.unitCents, language),
  ].filter(Boolean)
  return (
    <li className={`cart-item grid spaced-16 line-below ${isOut ? 'out' : ''}`}>
      <Picture category={line.category} url={line.imageUrl} alt="" ratio="square" sizes="104px" />
      <div className="can-shrink">
        <div className="row cart-item-head">
          <LineName line={line} />
          <button
            type="button"
            className="btn btn-icon end"
            data-remove
            aria-label={t.remove(line.name)}
            onClick={() => void remove()}
          >
            <Trash2 className="icon" aria-hidden="true" />
          </button>
        </div>
        {details.length > 0 && <p className="small muted">{details.join(' · ')}</p>}
        {line.reduction && !isOut && <ComparedPrice reduction={line.reduction} />}
        {!isOut && (
          <div className="row row-between above-10">
            {line.isSingle && line.quantity === 1 ? (
              <span className="small">{texts.catalog.stock.single}</span>
            ) : (
              <QuantityStepper
                value={line.quantity}
                max={Math.max(1, Math.min(line.available ?? maxLineQuantity, maxLineQuantity))}
                label={t.quantityOf(line.name)}
                onChange={(quantity) => void change(quantity)}
              />
            )}
            <Price amount={line.lineCents} className="text-xl" />
          </div>
        )}
        <LineRemarks line={line} onTakeLeft={(quantity) => void change(quantity)} hasFailed={hasFailed} />
      </div>
    </li>
  )
}

interface RemarksProps {
  line: ShownLine
  onTakeLeft(quantity: number): void
  hasFailed?: boolean
}

export function LineRemarks({ line, onTakeLeft, hasFailed = false }: RemarksProps) {
  const { texts, language } = useI18n()
  const t = cartPanelTexts.useChunk()
  const { available, trouble } = line
  const isAtLimit =
    !(line.isSingle && line.quantity === 1) && available !== undefined && available > 0 && line.quantity >= available
  return (
    <>
      {trouble === 'gone' && <Remark>{t.gone}</Remark>}
      {trouble === 'sold-out' && <Remark>{line.isUsed ? t.sold : t.soldOut}</Remark>}
      {isAtLimit && <Remark>{texts.cart.left(available)}</Remark>}
      {trouble === 'too-many' && available !== undefined && (
        <button type="button" className="btn btn-small above-8" onClick={() => onTakeLeft(available)}>
          {t.takeLeft(available)}
        </button>
      )}
      {line.formerCents !== undefined && <Remark>{t.priceChanged(formatEuro(line.formerCents, language))}</Remark>}
      {hasFailed && (
        <p className="error" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {t.changeFailed}
        </p>
      )}
    </>
  )
}

function Remark({ children }: { children: string }) {
  return (
    <p className="warning">
      <CircleAlert className="icon icon-s" aria-hidden="true" />
      {children}
    </p>
  )
}
