import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { euro } from '#web/admin/admin-format.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { itemKey, type StaffReturnRequest, sizesFor, type WishErrors } from './staff-return-draft.ts'
import { lineName } from './staff-return-words.ts'

interface Props {
  offer: ReturnOffer
  wish: StaffReturnRequest
  isExchange: boolean
  errors: WishErrors
  onChange(part: Partial<StaffReturnRequest>): void
}

/** The order's items, with the units that have neither return nor refund. */
export function ReturnItems({ offer, wish, isExchange, errors, onChange }: Props) {
  return (
    <fieldset>
      <legend className="label">Quali articoli</legend>
      <ul>
        {offer.lines.map((line) => {
          const key = itemKey(line)
          const quantity = Math.min(wish.quantities[key] ?? 0, line.left)
          const name = lineName(line)
          const set = (next: number) => onChange({ quantities: { ...wish.quantities, [key]: next } })
          return (
            <li key={key} className="returned-item grid align-start line-below">
              <label className="check">
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={quantity > 0}
                  onChange={({ target }) => set(target.checked ? 1 : 0)}
                />
              </label>
              <Picture category={line.category} url={line.imageUrl} alt="" sizes="72px" className="admin-thumb" />
              <div className="can-shrink">
                <b className="bold">{name}</b>
                <p className="small muted">
                  {line.productCode} · {euro(line.price)} l’uno · {line.left} di {line.bought}
                </p>
                {isExchange && quantity > 0 && line.frameSize !== null && (
                  <select
                    className="input above-8"
                    aria-label={`Taglia da spedire: ${name}`}
                    value={wish.sizes[key] ?? ''}
                    onChange={({ target }) => onChange({ sizes: { ...wish.sizes, [key]: target.value } })}
                  >
                    <option value="">Taglia da spedire</option>
                    {sizesFor({ ...line, quantity }).map(({ frameSize, pieces }) => (
                      <option key={frameSize} value={frameSize ?? ''}>
                        {frameSize}, {pieces} in negozio
                      </option>
                    ))}
                  </select>
                )}
              </div>
              {line.left > 1 && (
                <QuantityStepper
                  small
                  value={quantity}
                  min={0}
                  max={line.left}
                  label={`Pezzi da rendere: ${name}`}
                  onChange={set}
                />
              )}
            </li>
          )
        })}
      </ul>
      <ErrorText>{errors.goods ?? errors.sizes}</ErrorText>
    </fieldset>
  )
}
