import { useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { formatEuro, parseDecimal } from '#shared/domain/platform/money.ts'
import { itemsOf, totalOf } from '#web/admin/orders/ticket/ticket.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type SoldOrder, takeDeposit } from '../counter-calls.ts'
import { type TakenTender, TenderFields, tenderBody } from './tender-fields.tsx'

const attempt = createSendAttempt('counter-deposit')
const dayIn = (days: number) => romeDayOf(new Date(Date.now() + days * 86_400_000))

interface Props {
  ticket: Ticket
  isOnline: boolean
  onBack(): void
  onTaken(order: SoldOrder): void
}

/** Keeps what is on the ticket for a part of its price. */
export function DepositPanel({ ticket, isOnline, onBack, onTaken }: Props) {
  const [who, setWho] = useState({ name: ticket.name, email: ticket.email, phone: '' })
  const [until, setUntil] = useState(dayIn(30))
  const [typed, setTyped] = useState('')
  const [taken, setTaken] = useState<readonly TakenTender[]>([])
  const [last, setLast] = useState<TakenTender>()
  const [isTried, setTried] = useState(false)
  const total = totalOf(ticket)
  const cents = parseDecimal(typed) ?? 0
  const isLess = cents > 0 && cents < total
  const restCents = cents - taken.reduce((sum, one) => sum + one.cents, 0)
  const exact: TakenTender = { tender: 'cash', cents: restCents, receivedCents: restCents }
  const tenders = restCents > 0 ? [...taken, last ?? exact] : taken
  const body = {
    ...{ items: itemsOf(ticket), until, tenders: tenderBody(tenders) },
    customer: { ...who, phone: who.phone || null },
  }
  const take = useAct({
    call: (api) => api(takeDeposit, { body }, { headers: { 'idempotency-key': attempt.keyFor(body) } }),
    failedHere: 'Non è stato tenuto niente, non incassare: controlla la rete e riprova.',
    onDone: (order: SoldOrder) => {
      attempt.forget()
      onTaken(order)
    },
  })
  const retype = (text: string) => {
    setTyped(text)
    setTaken([])
    setLast(undefined)
  }
  return (
    <form
      method="dialog"
      noValidate
      className="column spaced-16"
      aria-labelledby="deposit-title"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isLess && who.name.trim() && who.email.trim() && isOnline && !take.busy) take.send()
      }}
    >
      <div className="row row-between">
        <h2 id="deposit-title">Acconto</h2>
        <button type="button" className="btn btn-small btn-text" onClick={onBack}>
          Torna al conto
        </button>
      </div>
      <p className="small muted">
        I pezzi restano da parte fino al giorno che scegli; il resto si paga al ritiro. Se non viene, l’acconto torna al
        cliente come buono.
      </p>
      <DepositFields
        {...{ who, until, typed, total }}
        isTried={isTried}
        isLess={isLess}
        onWho={setWho}
        onUntil={setUntil}
        onTyped={retype}
      />
      {isLess && (
        <TenderFields
          key={`${cents}/${taken.length}`}
          dueCents={cents}
          taken={taken}
          kinds={['cash', 'terminal']}
          onTaken={(next) => {
            setTaken(next)
            setLast(undefined)
          }}
          onLast={setLast}
        />
      )}
      {take.error && (
        <p className="note note-error" role="alert">
          Non hai incassato niente. {take.error}
        </p>
      )}
      <SubmitButton isSending={take.busy} className="btn btn-main btn-wide" busyLabel="Un momento…">
        {isLess ? `Incassato, al ritiro ${formatEuro(total - cents)}` : 'Tieni da parte'}
      </SubmitButton>
    </form>
  )
}

interface Who {
  name: string
  email: string
  phone: string
}

interface FieldsProps {
  who: Who
  until: string
  typed: string
  total: number
  isTried: boolean
  isLess: boolean
  onWho(who: Who): void
  onUntil(day: string): void
  onTyped(text: string): void
}

function DepositFields({ who, until, typed, total, isTried, isLess, onWho, onUntil, onTyped }: FieldsProps) {
  const missing = (text: string, words: string) => (isTried && text.trim() === '' ? words : undefined)
  return (
    <div className="form">
      <TextField
        label="Nome"
        className="span-3"
        autoComplete="off"
        value={who.name}
        error={missing(who.name, 'Scrivi chi lascia l’acconto.')}
        onChange={({ target }) => onWho({ ...who, name: target.value })}
      />
      <TextField
        label="E-mail"
        className="span-3"
        type="email"
        autoComplete="off"
        value={who.email}
        error={missing(who.email, 'Serve per il codice del ritiro.')}
        onChange={({ target }) => onWho({ ...who, email: target.value })}
      />
      <TextField
        label="Acconto"
        className="span-3"
        hint={`Meno di ${formatEuro(total)}.`}
        inputMode="decimal"
        value={typed}
        error={isTried && !isLess ? `Scrivi una somma sotto ${formatEuro(total)}.` : undefined}
        onChange={({ target }) => onTyped(target.value)}
      />
      <TextField
        label="Da parte fino a tutto il"
        className="span-3"
        type="date"
        min={dayIn(1)}
        max={dayIn(180)}
        value={until}
        onChange={({ target }) => onUntil(target.value)}
      />
    </div>
  )
}
