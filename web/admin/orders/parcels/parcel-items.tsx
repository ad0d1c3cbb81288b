import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { some } from '#web/admin/admin-format.ts'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Units by line. */
export type Ticked = Readonly<Record<number, number>>

/** All that is in no parcel yet. */
export function wholeRest({ items }: AdminOrder): Ticked {
  return Object.fromEntries(items.map(({ line, toPack }) => [line, toPack]))
}

interface Props {
  order: AdminOrder
  ticked: Ticked
  onChange(ticked: Ticked): void
}

export function ParcelItems({ order, ticked, onChange }: Props) {
  return (
    <fieldset>
      <legend className="parcel-title">
        <h3>Che cosa va in questo pacco</h3>
      </legend>
      <ul>
        {order.items
          .filter(({ toPack }) => toPack > 0)
          .map(({ line, name, frameSize, productCode, imageUrl, category, toPack }) => {
            const quantity = Math.min(ticked[line] ?? 0, toPack)
            const product = frameSize ? `${name}, taglia ${frameSize}` : name
            const set = (units: number) => onChange({ ...ticked, [line]: units })
            const rest = toPack - quantity
            return (
              <li key={line} className={`parcel-row grid spaced-8-16 align-center ${quantity > 0 ? 'on' : ''}`}>
                <label className="check refund-tick">
                  <input
                    type="checkbox"
                    aria-label={product}
                    checked={quantity > 0}
                    onChange={({ target }) => set(target.checked ? toPack : 0)}
                  />
                </label>
                <span className="admin-thumb">
                  <Picture category={category} url={imageUrl} alt="" sizes="72px" />
                </span>
                <span className="can-shrink">
                  <b className="bold">{name}</b>
                  <br />
                  <span className="small muted">
                    {frameSize && `Taglia ${frameSize} · `}Codice {productCode}
                    {rest > 0 && ` · ${some(rest, 'resta', 'restano')} per il prossimo pacco`}
                  </span>
                </span>
                <span className="parcel-quantity flex spaced-8 align-center">
                  {toPack > 1 && quantity > 0 ? (
                    <>
                      <QuantityStepper
                        value={quantity}
                        max={toPack}
                        label={`Pezzi di ${product}`}
                        onChange={set}
                        small
                      />
                      <span className="small muted">di {toPack}</span>
                    </>
                  ) : (
                    <b className="bold nowrap">
                      {quantity} di {toPack}
                    </b>
                  )}
                </span>
              </li>
            )
          })}
      </ul>
    </fieldset>
  )
}
