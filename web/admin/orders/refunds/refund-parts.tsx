import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { piecePlaces } from '#shared/domain/platform/states/refund-states.ts'
import { paidFor } from '#shared/domain/pricing/worth-of-units.ts'
import { euro } from '#web/admin/admin-format.ts'
import { Field } from '#web/ui/form/field.tsx'
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx'
import { Picture } from '#web/ui/picture.tsx'
import {
  type DraftErrors,
  hasShippingLeft,
  piecesLeft,
  type RefundDraft,
  typedCents,
  usualPlace,
  wholeDraft,
} from './refund-draft.ts'
import { placeNames } from './refund-words.ts'

interface Props {
  order: AdminOrder
  draft: RefundDraft
  errors: DraftErrors
  onChange(part: Partial<RefundDraft>): void
}

type Item = AdminOrder['items'][number]

/** The refundable parts: units of each line, the delivery charge, an amount with a reason. */
export function RefundParts({ order, draft, errors, onChange }: Props) {
  const canShip = hasShippingLeft(order)
  return (
    <section aria-labelledby="refund-parts">
      <div className="row wraps spaced-8">
        <h3 id="refund-parts">Quali pezzi</h3>
        <button type="button" className="btn btn-text btn-small end" onClick={() => onChange(wholeDraft(order, draft))}>
          Tutto l’ordine
        </button>
      </div>
      <ul>
        {order.items.map((item) => (
          <LineRow key={item.line} item={item} draft={draft} onChange={onChange} />
        ))}
      </ul>
      <div className="refund-row grid spaced-8-16 align-start refund-row-plain">
        <label className="check">
          <input
            type="checkbox"
            checked={draft.shipping}
            disabled={!canShip}
            onChange={({ target }) => onChange({ shipping: target.checked })}
          />
          <span className="can-shrink">
            <b className="bold">Spedizione{centsOf(order.paidShipping) > 0 && `, ${euro(order.paidShipping)}`}</b>
            <br />
            <span className="small muted">{shippingText(order, canShip)}</span>
          </span>
        </label>
        <p className="refund-sum">{draft.shipping ? euro(order.paidShipping) : formatEuro(0)}</p>
      </div>
      <OtherRow draft={draft} errors={errors} onChange={onChange} />
    </section>
  )
}

function shippingText({ paidShipping }: AdminOrder, canShip: boolean): string {
  if (centsOf(paidShipping) === 0) return 'Era gratuita.'
  return canShip ? 'Di solito si restituisce quando torna tutto l’ordine.' : 'È già stata restituita.'
}

function LineRow({ item, draft, onChange }: Omit<Props, 'order' | 'errors'> & { item: Item }) {
  const chosen = draft.lines[item.line]
  const quantity = chosen?.quantity ?? 0
  const left = piecesLeft(item)
  const place = chosen?.place ?? usualPlace(item)
  const set = (part: { quantity?: number; place?: typeof place }) =>
    onChange({ lines: { ...draft.lines, [item.line]: { quantity, place, ...part } } })
  const name = item.frameSize ? `${item.name}, taglia ${item.frameSize}` : item.name
  return (
    <li className={`refund-row grid spaced-8-16 align-start ${quantity > 0 ? 'on' : ''}`}>
      <label className="check refund-tick">
        <input
          type="checkbox"
          aria-label={name}
          checked={quantity > 0}
          disabled={left === 0}
          onChange={({ target }) => set({ quantity: target.checked ? left : 0 })}
        />
      </label>
      <Picture category={item.category} url={item.imageUrl} alt="" sizes="72px" className="admin-thumb" />
      <div className="can-shrink">
        <b className="bold">{item.name}</b>
        <p className="small muted">
          {item.frameSize && `Taglia ${item.frameSize} · `}
          {euro(item.price)} l’uno
          {item.coded && ` · con il codice ${euro(item.coded.discount)} in meno su ${item.coded.bought}`}
          {item.refundedQuantity > 0 &&
            ` · ${item.refundedQuantity} già rimborsat${item.refundedQuantity === 1 ? 'o' : 'i'}`}
          {item.returningQuantity > 0 && ` · ${item.returningQuantity} in un altro reso`}
        </p>
      </div>
      <div className="refund-pieces text-center">
        <QuantityStepper
          small
          value={quantity}
          min={0}
          max={left}
          disabled={left === 0}
          label={`Pezzi da rimborsare: ${name}`}
          onChange={(next) => set({ quantity: next })}
        />
        <p className="small muted">di {left}</p>
      </div>
      <p className="refund-sum">{formatEuro(paidFor(item, quantity))}</p>
      {quantity > 0 && (
        <fieldset className="refund-places">
          <legend className="small bold">{quantity === 1 ? 'Il pezzo va' : 'I pezzi vanno'}</legend>
          <div className="flex wraps">
            {piecePlaces.map((one) => {
              const { label, icon: Icon } = placeNames[one]
              return (
                <label key={one} className={one === place ? 'on' : undefined}>
                  <input
                    type="radio"
                    className="sr-only"
                    name={`place-${item.line}`}
                    checked={one === place}
                    disabled={one === 'stock' && item.onSale === null}
                    onChange={() => set({ place: one })}
                  />
                  <Icon className="icon icon-s" aria-hidden="true" /> {label}
                </label>
              )
            })}
          </div>
          <p className="small muted">{placeText(place, item.onSale, quantity)}</p>
        </fieldset>
      )}
    </li>
  )
}

function placeText(place: string, onSale: number | null, quantity: number): string {
  if (place === 'check') return 'Da controllare: contato a parte, non in vendita finché non lo guardi.'
  if (place === 'none') return 'Non rientra: resta al cliente o è perso.'
  return `A scaffale: da ${onSale ?? 0} a ${(onSale ?? 0) + quantity} pezzi in vendita, subito.`
}

function OtherRow({ draft, errors, onChange }: Omit<Props, 'order'>) {
  const cents = draft.hasOther ? (typedCents(draft.other) ?? 0) : 0
  return (
    <div className="refund-row grid spaced-8-16 align-start refund-row-plain">
      <label className="check">
        <input
          type="checkbox"
          checked={draft.hasOther}
          onChange={({ target }) => onChange({ hasOther: target.checked })}
        />
        <span className="can-shrink">
          <b className="bold">Altra cifra, con un motivo</b>
          <br />
          <span className="small muted">
            Uno sconto per un graffio, una spesa da rendere; con il meno si trattiene.
          </span>
        </span>
      </label>
      <p className="refund-sum">{formatEuro(cents)}</p>
      {draft.hasOther && (
        <div className="refund-other grid spaced-16">
          <Field label="Cifra in euro" error={errors.other}>
            <input
              name="other"
              inputMode="text"
              autoComplete="off"
              maxLength={16}
              value={draft.other}
              onChange={({ target }) => onChange({ other: target.value })}
            />
          </Field>
          <Field label="Motivo, lo legge il cliente" error={errors.reason}>
            <input
              name="reason"
              autoComplete="off"
              maxLength={200}
              value={draft.reason}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
