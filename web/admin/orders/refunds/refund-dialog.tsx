import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { refundOrder } from '#shared/contract/orders/admin-refunds.ts'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { adminOrderQuery } from '#web/admin/orders/order-parts/admin-order-queries.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import {
  blankDraft,
  bodyOf,
  errorsOf,
  piecesLeft,
  type RefundBody,
  type RefundDraft,
  returnDraft,
  sumsOf,
  wholeDraft,
  withoutReturn,
} from './refund-draft.ts'
import { RefundParts } from './refund-parts.tsx'
import { RefundSummary } from './refund-summary.tsx'
import './refunds.css'

interface Props {
  order: Pick<AdminOrder, 'id' | 'customerName' | 'orderNumber'>
  /** The return that it settles: its units are preselected. */
  settles?: AdminReturn | undefined
  /** The statement of withdrawal that it settles, with the units that it names. */
  statement?: AdminOrder['withdrawals'][number] | undefined
  onClose(): void
}

export default function RefundDialog({ order, settles: asked, statement, onClose }: Props) {
  const { id, customerName, orderNumber } = order
  const query = useQuery(adminOrderQuery(useApi(), id))
  const { data } = query
  // Where all remaining units are in a return, its money is the amount due.
  const isAllComing = data?.items.every((item) => piecesLeft(item) === 0)
  const settles = asked ?? (isAllComing ? data?.returns.find(({ steps }) => steps.includes('refund')) : undefined)
  return (
    <Dialog open onClose={onClose} title={`Rimborsa ${customerName}`} size="product">
      <div className="dialog-body">
        <p className="small muted">
          Ordine {orderNumber}
          {settles && `, reso ${settles.code}`}
          {statement && `, recesso ${statement.reference}`}
        </p>
        <Loaded query={query} failure="L’ordine non si carica.">
          {(order) => (
            <RefundForm
              order={settles ? withoutReturn(order, settles) : order}
              settles={settles}
              statement={statement}
              onClose={onClose}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

function RefundForm({ order, settles, statement, onClose }: Omit<Props, 'order'> & { order: AdminOrder }) {
  const [draft, setDraft] = useState<RefundDraft>(() => {
    const comingBack = settles ?? statement?.proposal
    return comingBack ? returnDraft(order, comingBack) : wholeDraft(order, blankDraft(order))
  })
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef({ key: crypto.randomUUID(), content: '' })
  const { send, busy, error, reset } = useAct({
    call: (api, body: RefundBody) => {
      // The same request sent again after a lost answer is one refund.
      const content = JSON.stringify(body)
      if (attempt.current.content !== content) attempt.current = { key: crypto.randomUUID(), content }
      const headers = { 'idempotency-key': attempt.current.key }
      return api(refundOrder, { params: { id: order.id }, body }, { headers })
    },
    said: ofOrder(order.paymentMethod === 'bank' ? 'Bonifico da fare' : 'Rimborso avviato'),
    onDone: onClose,
    failedHere: 'Il rimborso non è stato registrato.',
  })
  const errors = errorsOf(order, draft)
  // An excess is reported at once, a missing choice at the submit.
  const isTooMuch = sumsOf(order, draft).leftCents < 0
  const shown = isAsked ? errors : { ...(isTooMuch && { sum: errors.sum }) }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const wrong = (['other', 'reason', 'iban', 'holder'] as const).find((name) => errors[name])
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    if (Object.keys(errors).length > 0) return
    const settled = settles ? { returnId: settles.id } : statement && { withdrawalReference: statement.reference }
    send({ ...bodyOf(order, draft), ...settled })
  }
  const change = (part: Partial<RefundDraft>) => {
    reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  return (
    <form
      method="dialog"
      ref={form}
      className="refund-columns grid spaced-32 align-start above-12"
      onSubmit={submit}
      noValidate
    >
      <RefundParts order={order} draft={draft} errors={shown} onChange={change} />
      <RefundSummary
        order={order}
        draft={draft}
        errors={shown}
        busy={busy}
        error={error}
        onChange={change}
        onClose={onClose}
      />
    </form>
  )
}
