import { useQueryClient } from '@tanstack/react-query'
import { type GivenGiftCardInput, giveGiftCard, givenGiftCard } from '#shared/contract/orders/admin-gift-cards.ts'
import { maxGiftMessage } from '#shared/domain/orders/gift-card-states.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { createSendAttempt } from '#web/send-attempt.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { giftCardPart } from './gift-card-queries.ts'

const attempt = createSendAttempt('pedivella.given-gift-card')

const amountAsked = 'Scegli un importo da 1 a 1.000 €.'

/** A card that the shop gives has no order, so it carries a reason. */
export function GiveDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useContractForm<GivenGiftCardInput & { amount: string; message: string }>({
    check: givenGiftCard,
    values: { amount: '', reason: '', recipientName: '', recipientEmail: '', message: '', language: 'it' },
    name: 'give',
    labels: {
      amount: 'Importo in euro',
      reason: 'Motivo, lo legge solo il negozio',
      recipientName: 'Nome di chi lo riceve',
      recipientEmail: 'E-mail di chi lo riceve',
      message: 'Messaggio',
      language: 'Lingua dell’e-mail',
    },
    words: { given_amount: amountAsked, amount: amountAsked },
    required: { amount: amountAsked },
  })
  async function give(body: GivenGiftCardInput) {
    await api(giveGiftCard, { body }, { headers: { 'idempotency-key': attempt.keyFor(body) } })
    attempt.forget()
    say('Buono mandato')
    await refresh(queries, giftCardPart)
    onClose()
  }
  const { label, error, ...message } = fields.field('message')
  const { label: languageLabel, error: languageError, ...language } = fields.field('language')
  return (
    <Dialog open onClose={onClose} title="Dai un buono regalo">
      <form noValidate className="dialog-body stack" onSubmit={fields.onSubmit(give)}>
        <ErrorSummary {...fields.summary} />
        <div className="form">
          <TextField {...fields.field('amount')} className="span-3" inputMode="decimal" maxLength={10} />
          <Field label={languageLabel} error={languageError} className="span-3">
            <select className="input" {...language}>
              <option value="it">Italiano</option>
              <option value="en">Inglese</option>
            </select>
          </Field>
          <TextField {...fields.field('reason')} maxLength={200} />
          <TextField {...fields.field('recipientName')} className="span-3" autoComplete="off" maxLength={120} />
          <TextField {...fields.field('recipientEmail')} className="span-3" autoComplete="off" {...emailInput} />
          <Field {...{ label, error }} optional>
            <textarea className="input" rows={3} maxLength={maxGiftMessage} {...message} />
          </Field>
        </div>
        <p>
          <SubmitButton isSending={fields.isSending} busyLabel="Mando…">
            Manda il buono
          </SubmitButton>
        </p>
      </form>
    </Dialog>
  )
}
