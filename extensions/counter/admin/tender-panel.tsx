import { Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { itemsOf, totalOf } from '#web/admin/orders/ticket/ticket.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { type NewSale, type SoldOrder, sellAtCounter } from '../counter-calls.ts'
import { type TakenTender, TenderFields, tenderBody } from './tender-fields.tsx'

interface Props {
  ticket: Ticket
  isOnline: boolean
  onBack(): void
  onSold(order: SoldOrder): void
}

/** It would cover half of the panel. */
const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches

const customerOf = ({ name, email }: Ticket): NewSale['customer'] =>
  name || email ? { name: name || null, email: email || null, phone: null } : null

/** The sale counts when the server has answered: the piece is taken then, and the conflict comes before the money. */
export function TenderPanel({ ticket, isOnline, onBack, onSold }: Props) {
  const dueCents = totalOf(ticket)
  const exact = (cents: number): TakenTender => ({ tender: 'cash', cents, receivedCents: cents })
  const [taken, setTaken] = useState<readonly TakenTender[]>([])
  const restCents = dueCents - taken.reduce((sum, { cents }) => sum + cents, 0)
  const [last, setLast] = useState<TakenTender | undefined>(() => exact(dueCents))
  // The same sale again after a lost answer is the same order.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const title = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => {
    if (hasTouchKeyboard()) title.current?.focus()
  }, [])
  const tenders = last ? [...taken, last] : taken
  const body = { items: itemsOf(ticket), customer: customerOf(ticket), tenders: tenderBody(tenders) }
  const asked = JSON.stringify(body)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another body is another sale
  useEffect(() => setKey(crypto.randomUUID()), [asked])
  const sell = useAct({
    call: (api) => api(sellAtCounter, { body }, { headers: { 'idempotency-key': key } }),
    failedHere: 'Non è stato venduto niente, non incassare: controlla la rete e riprova.',
    onDone: onSold,
  })
  const isPaid = dueCents === 0 || tenders.reduce((sum, { cents }) => sum + cents, 0) === dueCents
  return (
    <form
      method="dialog"
      className="column spaced-16"
      aria-label="Come paga"
      onSubmit={(event) => {
        event.preventDefault()
        if (isPaid && isOnline && !sell.busy) sell.send()
      }}
    >
      <div className="row row-between">
        <h2 ref={title} tabIndex={-1}>
          Come paga
        </h2>
        <button type="button" className="btn btn-small btn-text" onClick={onBack}>
          Torna al conto
        </button>
      </div>
      <TenderFields
        key={taken.length}
        dueCents={dueCents}
        taken={taken}
        isFirst={!hasTouchKeyboard()}
        onTaken={(next) => {
          setTaken(next)
          setLast(exact(dueCents - next.reduce((sum, { cents }) => sum + cents, 0)))
        }}
        onLast={setLast}
      />
      {sell.error && (
        <p className="note note-error" role="alert">
          Non hai incassato niente. {sell.error}
        </p>
      )}
      <p className="counter-till row">
        <Printer className="icon" aria-hidden="true" />
        <span>
          <b className="bold">Lo scontrino lo fai sulla cassa.</b> Batti {formatEuro(dueCents)}; il promemoria non è uno
          scontrino.
        </span>
      </p>
      <SubmitButton isSending={sell.busy} className="btn btn-main btn-wide" busyLabel="Un momento…">
        {isPaid ? 'Incassato, chiudi' : `Mancano ${formatEuro(restCents)}`}
      </SubmitButton>
    </form>
  )
}
