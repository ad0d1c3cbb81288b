import { CircleAlert, CircleCheck, Printer } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { type AdminOrderRow, changeAdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { exampleCode, isStrangeCode } from '#shared/domain/platform/shop/carriers.ts'
import { some } from '#web/admin/admin-format.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { say } from '#web/admin/admin-toasts.ts'
import { CarrierChoice } from '#web/admin/orders/order-parts/carrier-choice.tsx'
import { itemsText, placeText } from '#web/admin/orders/order-parts/items-text.ts'
import type { Parcel } from '#web/admin/orders/order-parts/parcel-fields.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useEachOrder } from './use-each-order.ts'
import { useOrderSheets } from './use-order-sheets.tsx'

interface Props {
  orders: readonly AdminOrderRow[]
  onShipped(id: string): void
  onClose(): void
}

const weight = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, style: 'unit', unit: 'kilogram' })
const kilograms = (grams: number) => weight.format(Math.max(100, grams) / 1_000)
const plainCode = (code: string) => code.replace(/\s/g, '').toUpperCase()

/** Several orders leave at once, each by itself: the wrong one waits with its sentence. */
export default function ShipSeveralDialog({ orders, onShipped, onClose }: Props) {
  const [parcels, setParcels] = useState<ReadonlyMap<string, Parcel>>(
    () => new Map(orders.map(({ id, usualCarrier }) => [id, { carrier: usualCarrier, code: '' }])),
  )
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const form = useRef<HTMLFormElement>(null)
  const parcelOf = ({ id }: AdminOrderRow) => parcels.get(id) ?? { carrier: null, code: '' }
  const { outcomes, send, isBusy } = useEachOrder<AdminOrderRow>({
    call: (api, order) => {
      const { carrier, code } = parcelOf(order)
      const body = { orderStatus: 'shipped', carrier, trackingCode: code.trim() || null, isOwnCode: true } as const
      return api(changeAdminOrder, { params: { id: order.id }, body })
    },
    onDone: onShipped,
    onEnd: (failed) => {
      if (failed > 0 || waiting.length > 0) return
      say(some(orders.length, 'ordine spedito', 'ordini spediti'))
      onClose()
    },
  })
  /** Another customer's row with the same code: a label read twice. */
  const twin = (order: AdminOrderRow) => {
    const code = plainCode(parcelOf(order).code)
    const isSame = (one: AdminOrderRow) =>
      one.customerEmail.toLowerCase() !== order.customerEmail.toLowerCase() && plainCode(parcelOf(one).code) === code
    return code && orders.slice(0, orders.indexOf(order)).find(isSame)
  }
  const errorOf = (order: AdminOrderRow): string | undefined => {
    const same = twin(order)
    if (same) return `È già il codice di ${same.orderNumber}.`
    const outcome = changed.has(order.id) ? undefined : outcomes.get(order.id)
    return typeof outcome === 'string' ? outcome : undefined
  }
  const left = orders.filter(({ id }) => outcomes.get(id) !== true)
  const waiting = left.filter((order) => errorOf(order))
  const ready = left.filter((order) => !errorOf(order))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (ready.length === 0) return form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
    setChanged(new Set())
    send(ready)
  }
  const change = ({ id }: AdminOrderRow, part: Partial<Parcel>) => {
    setParcels((now) => new Map(now).set(id, { ...(now.get(id) ?? { carrier: null, code: '' }), ...part }))
    setChanged((now) => new Set(now).add(id))
  }
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={`Spedisci ${orders.length === 1 ? 'l’ordine' : `i ${orders.length}`}`}
      size="product"
      focus="field"
      successor="#order-list"
    >
      <form method="dialog" ref={form} className="dialog-body stack" onSubmit={submit} noValidate>
        <p className="small muted">
          Il corriere è quello dell’ultima volta; il codice si può scrivere anche dopo. Il cliente riceve un’e-mail, se
          vuole questi avvisi.
        </p>
        <AdminTable
          rows={orders}
          isBusy={false}
          caption="Ordini da spedire"
          rowKey="id"
          columns={columnsOf({ parcelOf, errorOf, change, isGone: ({ id }) => outcomes.get(id) === true })}
        />
        <div className="row row-between wraps spaced-8">
          <p className="small" role="status">
            {isBusy ? (
              `Spedisco ${outcomes.size + 1} di ${orders.length}…`
            ) : (
              <b className="bold">
                {some(ready.length, 'pronto', 'pronti')}
                {waiting.length > 0 && `, ${waiting.length} da correggere`}
              </b>
            )}
          </p>
          <span className="row wraps spaced-8">
            <LabelsButton orders={orders.filter(({ delivery }) => delivery !== 'pickup')} />
            <button type="button" className="btn" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
              {left.length < orders.length ? 'Chiudi' : 'Indietro'}
            </button>
            <SubmitButton isSending={isBusy}>
              {waiting.length > 0 && ready.length > 0
                ? `Spedisci ${ready.length === 1 ? 'quello pronto' : `i ${ready.length} pronti`}`
                : `Spedisci ${left.length === 1 ? 'l’ordine' : `i ${left.length}`}`}
            </SubmitButton>
          </span>
        </div>
      </form>
    </Dialog>
  )
}

function LabelsButton({ orders }: { orders: readonly AdminOrderRow[] }) {
  const { print, sheets, isLoading } = useOrderSheets('label')
  if (orders.length === 0) return null
  return (
    <>
      <button type="button" className="btn" aria-disabled={isLoading} onClick={() => print(orders)}>
        <Printer className="icon icon-s" aria-hidden="true" /> Stampa{' '}
        {orders.length === 1 ? 'l’etichetta' : 'le etichette'}
      </button>
      {sheets}
    </>
  )
}

interface Hands {
  parcelOf(order: AdminOrderRow): Parcel
  errorOf(order: AdminOrderRow): string | undefined
  isGone(order: AdminOrderRow): boolean
  change(order: AdminOrderRow, part: Partial<Parcel>): void
}

/** The code first: the carrier is remembered, and a reader of labels goes from code to code. */
const columnsOf = ({ parcelOf, errorOf, isGone, change }: Hands): Column<AdminOrderRow>[] => [
  {
    label: 'Per chi',
    isBare: true,
    cell: (order) => (
      <>
        <b className="num">{order.orderNumber}</b>
        <p className="small">
          {order.customerName}
          <br />
          <span className="muted">{order.delivery === 'pickup' ? 'Ritira in negozio' : placeText(order)}</span>
        </p>
      </>
    ),
  },
  {
    label: 'Nel pacco',
    className: 'cell-wide',
    cell: (order) => (
      <p className="small">
        {itemsText(order)}
        {order.weightGrams !== null && <span className="muted nowrap"> · {kilograms(order.weightGrams)}</span>}
      </p>
    ),
  },
  {
    label: 'Codice di spedizione',
    className: 'cell-wide',
    cell: (order) =>
      isGone(order) ? (
        <span className="row small bold success-text">
          <CircleCheck className="icon icon-s" aria-hidden="true" />
          {order.delivery === 'pickup' ? 'Pronto' : 'Spedito'}
        </span>
      ) : (
        <Code
          order={order}
          parcel={parcelOf(order)}
          error={errorOf(order)}
          onChange={(code) => change(order, { code })}
        />
      ),
  },
  {
    label: 'Corriere',
    className: 'cell-wide',
    cell: (order) =>
      order.delivery !== 'pickup' && (
        <CarrierChoice
          label={`Corriere di ${order.orderNumber}`}
          carrier={parcelOf(order).carrier}
          isFixed={isGone(order)}
          onChange={(carrier) => change(order, { carrier })}
        />
      ),
  },
]

interface CodeProps {
  order: AdminOrderRow
  parcel: Parcel
  error: string | undefined
  onChange(code: string): void
}

function Code({ order: { id, orderNumber, delivery }, parcel: { carrier, code }, error, onChange }: CodeProps) {
  const typed = code.trim()
  const example = carrier && exampleCode(carrier)
  const warning = carrier && typed && isStrangeCode(carrier, typed) && example && `Di solito è come ${example}.`
  const said = error ?? (warning || undefined)
  return (
    <div className={error ? 'field has-error' : 'field'}>
      {delivery !== 'pickup' && (
        <input
          className="input"
          data-code=""
          aria-label={`Codice di ${orderNumber}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={said && `code-${id}`}
          placeholder="Anche dopo"
          value={code}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={goOn}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {said && (
        <p id={`code-${id}`} className={error ? 'error' : 'warning'} role={error ? 'alert' : undefined}>
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          <span>{said}</span>
        </p>
      )}
    </div>
  )
}

/** A label reader ends each code with Enter: on to the next one, from the last one to the button. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { form } = event.currentTarget
  const codes = [...(form?.querySelectorAll<HTMLElement>('[data-code]') ?? [])]
  const next = codes[codes.indexOf(event.currentTarget) + 1]
  const goal = next ?? form?.querySelector<HTMLElement>('[type=submit]')
  goal?.focus()
}
