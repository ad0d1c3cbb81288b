import { giveGiftCard, givenGiftCard } from '#shared/contract/orders/admin-gift-cards.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { maxGiftMessage } from '#shared/domain/platform/states/gift-card-states.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { choice, line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

const attempt = createSendAttempt('pedivella.given-gift-card')

const amountAsked = 'Scegli un importo da 1 a 1.000 €.'

const giveForm = {
  amount: line({ label: 'Importo in euro', inputMode: 'decimal', autoComplete: undefined, maxLength: 10 }),
  reason: line({
    label: 'Motivo, lo legge solo il negozio',
    className: '',
    autoComplete: undefined,
    maxLength: 200,
  }),
  recipientName: line({ label: 'Nome di chi lo riceve', maxLength: 120 }),
  recipientEmail: line({ label: 'E-mail di chi lo riceve', ...emailInput }),
  message: line({ label: 'Messaggio', className: '', optional: true, rows: 3, maxLength: maxGiftMessage }),
  language: choice<Language>({
    label: 'Lingua dell’e-mail',
    empty: 'it',
    options: [
      { value: 'it', label: 'Italiano' },
      { value: 'en', label: 'Inglese' },
    ],
  }),
}

/** A card that the shop gives has no order, so it carries a reason. */
export function GiveDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const refresh = useRefresh()
  const fields = useContractForm<ValuesOf<typeof giveForm>>({
    ...formOf(giveForm),
    check: givenGiftCard,
    name: 'give',
    words: { given_amount: amountAsked, amount: amountAsked },
    required: { amount: amountAsked },
  })
  async function give(values: ValuesOf<typeof giveForm>) {
    const body = bodyOf(giveForm, values)
    await api(giveGiftCard, { body }, { headers: { 'idempotency-key': attempt.keyFor(body) } })
    attempt.forget()
    say('Buono mandato')
    await refresh()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title="Dai un buono regalo">
      <form method="dialog" noValidate className="dialog-body stack" onSubmit={fields.onSubmit(give)}>
        <ErrorSummary {...fields.summary} />
        <FormRows
          table={giveForm}
          fields={fields}
          names={['amount', 'language', 'reason', 'recipientName', 'recipientEmail', 'message']}
        />
        <p>
          <SubmitButton isSending={fields.isSending} busyLabel="Mando…">
            Manda il buono
          </SubmitButton>
        </p>
      </form>
    </Dialog>
  )
}
