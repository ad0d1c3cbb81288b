import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { type ChangeLine, type LineRequests, mostOf, requestOf } from './order-edit-draft.ts'
import type { OrderChangeTexts } from './order-edit-texts.ts'

interface Props {
  offer: OrderEditOffer
  wishes: LineRequests
  texts: OrderChangeTexts
  onChange(requests: LineRequests): void
}

/** Size and quantity of each line. */
export function ChangeLines({ offer, wishes, texts: t, onChange }: Props) {
  return (
    <ul>
      {offer.lines.map((line) => (
        <LineRow
          key={line.line}
          line={line}
          wish={requestOf(line, wishes)}
          isAmountFixed={offer.amountBar !== null}
          texts={t}
          onSet={(request) => onChange({ ...wishes, [line.line]: request })}
        />
      ))}
    </ul>
  )
}

type Wish = LineRequests[number]

interface RowProps {
  line: ChangeLine
  wish: Wish
  isAmountFixed: boolean
  texts: OrderChangeTexts
  onSet(request: Wish): void
}

function LineRow({ line, wish, isAmountFixed, texts: t, onSet }: RowProps) {
  const { language } = useI18n()
  const sizes = line.sizes.flatMap(({ frameSize }) => (frameSize === null ? [] : [frameSize]))
  // A size that the shop no longer has stays the line's own.
  const shown = line.frameSize && !sizes.includes(line.frameSize) ? [line.frameSize, ...sizes] : sizes
  const isGone = wish.quantity === 0
  return (
    <li className="amend-item grid spaced-8-16 line-below">
      <Picture category={line.category} url={line.imageUrl} alt="" sizes="72px" />
      <div className="can-shrink">
        <p className="item-name">{line.name}</p>
        <p className="small muted">{isGone ? t.removed : t.each(formatEuro(centsOf(line.price), language))}</p>
      </div>
      {shown.length > 1 && (
        <label className="amend-size">
          <span className="small muted">{t.size}</span>
          <select
            className="input"
            aria-label={t.sizeOf(line.name)}
            disabled={isGone}
            value={wish.size}
            onChange={({ target }) =>
              onSet({ size: target.value, quantity: Math.min(wish.quantity, mostOf(line, target.value)) })
            }
          >
            {shown.map((size) => {
              const most = mostOf(line, size)
              const isOut = most === 0 || (isAmountFixed && most < line.quantity)
              return (
                <option key={size} value={size} disabled={isOut && size !== wish.size}>
                  {isOut && size !== line.frameSize ? t.soldOut(size) : size}
                </option>
              )
            })}
          </select>
        </label>
      )}
      <div className="amend-quantity column spaced-4 align-center">
        <QuantityStepper
          small
          value={wish.quantity}
          min={0}
          max={mostOf(line, wish.size)}
          disabled={isAmountFixed}
          label={t.quantityOf(line.name)}
          onChange={(quantity) => onSet({ ...wish, quantity })}
        />
        {!isAmountFixed && (
          <button
            type="button"
            className="btn-bare as-target small"
            aria-label={isGone ? t.restoreLine(line.name) : t.removeLine(line.name)}
            onClick={() =>
              onSet(isGone ? { quantity: line.quantity, size: line.frameSize ?? '' } : { ...wish, quantity: 0 })
            }
          >
            {isGone ? t.restore : t.remove}
          </button>
        )}
      </div>
    </li>
  )
}
