import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { getAdminReturnOffer, openAdminReturn } from '#shared/contract/orders/returns/admin-returns.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { Loaded } from '#web/admin/loaded.tsx'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ReturnItems } from './return-items.tsx'
import {
  bodyOf,
  errorsOf,
  kindsFor,
  outcomesFor,
  type StaffReturnRequest,
  statedRequest,
  tickedOf,
} from './staff-return-draft.ts'
import { kindNames, outcomeNames, promisedDay } from './staff-return-words.ts'

interface Props {
  order: AdminOrder
  /** The statement whose items are preselected. */
  withdrawalReference?: string | undefined
  onClose(): void
}

export default function OpenReturnDialog({ order, withdrawalReference, onClose }: Props) {
  const api = useApi()
  const query = useQuery({ ...readQuery(api, getAdminReturnOffer, { params: { id: order.id } }), ...shownFresh })
  const title = withdrawalReference ? `Articoli del recesso ${withdrawalReference}` : 'Apri un reso'
  return (
    <Dialog open onClose={onClose} title={title} size="checkout">
      <div className="dialog-body">
        <p className="small muted">
          Ordine {order.orderNumber} di {order.customerName}
        </p>
        <Loaded query={query} failure="L’ordine non si carica.">
          {(offer) => (
            <OpenForm order={order} offer={offer} withdrawalReference={withdrawalReference} onClose={onClose} />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

function OpenForm({ order, offer, withdrawalReference, onClose }: Props & { offer: ReturnOffer }) {
  const [wish, setWish] = useState<StaffReturnRequest>(() =>
    statedRequest(order.withdrawals.find(({ reference }) => reference === withdrawalReference)),
  )
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const key = useRef({ content: '', value: crypto.randomUUID() })
  const ticked = tickedOf(offer, wish)
  const kinds = kindsFor(ticked.length > 0 ? ticked : offer.lines)
  const kind = kinds.find((one) => one.kind === wish.kind)
  const outcomes = outcomesFor(kind, ticked)
  const outcome = outcomes.find((one) => one === wish.outcome) ?? outcomes[0]
  const errors = isAsked ? errorsOf(ticked, kind, outcome, wish) : {}
  const { send, busy, error, reset } = useAct({
    call: (api, body: ReturnType<typeof bodyOf>) => {
      // The same request sent again after a lost answer is one return.
      const content = JSON.stringify(body)
      if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() }
      const headers = { 'idempotency-key': key.current.value }
      return api(openAdminReturn, { params: { id: order.id }, body }, { headers })
    },
    said: ofOrder('Reso aperto'),
    onDone: onClose,
    failedHere: 'Il reso non è stato aperto.',
  })
  const change = (part: Partial<StaffReturnRequest>) => {
    reset()
    setWish((before) => ({ ...before, ...part }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const wrong = errorsOf(ticked, kind, outcome, wish)
    if (wrong.goods) return form.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
    if (Object.keys(wrong).length === 0 && kind && outcome)
      send(bodyOf(ticked, kind, outcome, wish, withdrawalReference))
  }
  return (
    <form method="dialog" ref={form} className="stack above-12" noValidate onSubmit={submit}>
      <ReturnItems offer={offer} wish={wish} isExchange={outcome === 'exchange'} errors={errors} onChange={change} />
      {!withdrawalReference && (
        <Field label="Che cosa è" error={errors.kind}>
          <select
            className="input"
            value={kind?.kind ?? ''}
            onChange={({ target }) => change({ kind: kinds.find((one) => one.kind === target.value)?.kind })}
          >
            <option value="">Scegli</option>
            {kinds.map((one) => (
              <option key={one.kind} value={one.kind}>
                {kindNames[one.kind]}
                {one.lastDay &&
                  (one.isCourtesy
                    ? ` (cortesia: finito ${promisedDay(one.lastDay)})`
                    : ` (fino a ${promisedDay(one.lastDay)})`)}
              </option>
            ))}
          </select>
        </Field>
      )}
      {outcomes.length > 1 && (
        <Field label="Che cosa riceve il cliente">
          <select
            className="input"
            value={outcome}
            onChange={({ target }) => change({ outcome: outcomes.find((one) => one === target.value) })}
          >
            {outcomes.map((one) => (
              <option key={one} value={one}>
                {outcomeNames[one]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field label="Che cosa dice il cliente" optional>
        <textarea
          rows={2}
          maxLength={500}
          value={wish.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      <DialogAnswers error={error} confirmLabel="Apri il reso" busy={busy} onClose={onClose} />
    </form>
  )
}
