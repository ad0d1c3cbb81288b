import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type DeliveryMethod, deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { itemsOf } from '#web/admin/orders/ticket/ticket.ts'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { useApi } from '#web/platform/api.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { choice, line, named } from '#web/ui/form/field-rows.tsx'
import { FormRows, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { changeDraft, createDraft, type Draft, draftCustomer, getDraft, sendDraft } from '../drafts/draft-calls.ts'

const attempt = createSendAttempt('counter-offer')
const dayMs = 86_400_000
const dayIn = (days: number) => romeDayOf(new Date(Date.now() + days * dayMs))
/** The offer holds until the end of this day in Rome. */
const endOf = (day: string) => new Date(+startOfRomeDay(day) + dayMs - 60_000).toISOString()

const tableOf = () => ({
  name: line({ label: 'Nome o ditta', autoComplete: 'off', maxLength: 120 }),
  phone: line({ label: 'Telefono', optional: true, type: 'tel', autoComplete: 'off', maxLength: 40 }),
  email: line({
    label: 'E-mail',
    hint: 'Senza, copi il link e lo mandi tu.',
    optional: true,
    ...emailInput,
    autoComplete: 'off',
  }),
  language: choice<Language>({
    label: 'Lingua',
    empty: 'it',
    options: named(['it', 'en'], { it: 'Italiano', en: 'Inglese' }),
  }),
  delivery: choice<DeliveryMethod>({
    label: 'Consegna, a prezzi di oggi',
    empty: 'courier',
    options: named(deliveryMethods, deliveryNames),
  }),
  day: line({ label: 'Vale fino a tutto il', type: 'date', min: dayIn(0), max: dayIn(365), autoComplete: undefined }),
  message: line({ label: 'Due parole', className: '', optional: true, rows: 3, maxLength: 1000 }),
})
type Values = ValuesOf<ReturnType<typeof tableOf>>

interface Props {
  ticket: Ticket
  onBack(): void
  onDone(): void
}

/** Makes the ticket an offer, or writes the one again that it was taken back from. */
export function DraftPanel(props: Props) {
  const { from } = props.ticket
  return from ? <EarlierDraft {...props} id={from} /> : <DraftForm {...props} />
}

function EarlierDraft({ id, ...props }: Props & { id: string }) {
  const query = useQuery(readQuery(useApi(), getDraft, { params: { id } }))
  return (
    <Loaded query={query} failure="La proposta non si carica.">
      {(draft) => <DraftForm {...props} draft={draft} />}
    </Loaded>
  )
}

const typedOf = ({ customer, language, delivery, expiresAt, message }: Draft): Values => ({
  ...{ name: customer.name, email: customer.email ?? '', phone: customer.phone ?? '' },
  ...{ language, delivery, message: message ?? '' },
  day: new Date(expiresAt) > new Date() ? romeDayOf(new Date(expiresAt)) : dayIn(7),
})

const emptyOf = ({ name, email }: Ticket): Values => ({
  ...{ name, email, phone: '', message: '', day: dayIn(7) },
  ...{ language: 'it', delivery: 'courier' },
})

function DraftForm({ ticket, draft, onBack, onDone }: Props & { draft?: Draft }) {
  const api = useApi()
  const refresh = useRefresh()
  const title = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), [])
  const table = tableOf()
  const fields = useContractForm<Values>({
    ...formOf(table, draft ? typedOf(draft) : emptyOf(ticket)),
    check: draftCustomer,
    name: 'offer',
    required: { name: 'Scrivi per chi è la proposta.' },
    unanswered: 'La proposta non è stata scritta. Riprova.',
    problemsOf: ({ fields: refused }) =>
      Object.fromEntries(
        Object.entries(refused).map(([path, text]) => [
          path === 'expiresAt' ? 'day' : path.replace(/^customer\./, ''),
          text,
        ]),
      ),
  })
  const email = fields.form.watch('email').trim()
  async function write({ name, phone, language, delivery, day, message }: Values) {
    const customer = { name, email: email || null, phone: phone || null }
    const body = { items: itemsOf(ticket), delivery, language, customer, expiresAt: endOf(day), message }
    // The same offer again after a lost answer is the same one.
    const headers = { 'idempotency-key': attempt.keyFor(body) }
    const { id } = draft
      ? await api(changeDraft, { params: { id: draft.id }, body })
      : await api(createDraft, { body }, { headers })
    if (email) await api(sendDraft, { params: { id } })
    attempt.forget()
    say(email ? 'Proposta mandata' : 'Proposta scritta: copia il link')
    await refresh()
    onDone()
  }
  return (
    <form
      method="dialog"
      noValidate
      className="column spaced-16"
      aria-labelledby="offer-title"
      onSubmit={fields.onSubmit(write)}
    >
      <h2 id="offer-title" ref={title} tabIndex={-1}>
        Una proposta per il cliente
      </h2>
      <p className="small muted">
        Tiene i prezzi, non i pezzi. Il cliente apre il link, scrive l’indirizzo e paga come vuole.
      </p>
      <ErrorSummary {...fields.summary} />
      <FormRows
        {...{ table, fields }}
        names={['name', 'email', 'phone', 'language', 'delivery', 'day', 'message']}
        className="form"
      />
      <p className="row spaced-8">
        <button type="button" className="btn" onClick={onBack}>
          Indietro
        </button>
        <SubmitButton className="btn btn-main btn-wide" isSending={fields.isSending} busyLabel="Un momento…">
          {email ? 'Manda la proposta' : 'Crea il link'}
        </SubmitButton>
      </p>
    </form>
  )
}
