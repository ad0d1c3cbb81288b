import { type SubmitEvent, useState } from 'react'
import type { AdminWithdrawal } from '#shared/contract/admin-withdrawals.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  withdrawal: AdminWithdrawal
  busy: boolean
  onClose(): void
  onRefuse(reason: string): void
}

/** A refusal without its reason is none (rule 449). */
export function WithdrawalRefusal({ withdrawal, busy, onClose, onRefuse }: Props) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setError('Scrivi il motivo del rifiuto.')
    if (!busy) onRefuse(reason.trim())
  }
  return (
    <Dialog open onClose={onClose} title="Rifiuta recesso" size="auth">
      <form className="dlg-b stack" noValidate onSubmit={submit}>
        <p>
          Recesso <b className="b">{withdrawal.reference}</b> di {withdrawal.customerName}.
        </p>
        <Field label="Motivo" error={error}>
          <textarea
            value={reason}
            maxLength={300}
            onChange={(event) => {
              setReason(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
        <div className="row dlg-answers">
          <button type="button" className="btn" onClick={onClose}>
            Indietro
          </button>
          <button type="submit" className="btn btn-d1" aria-disabled={busy}>
            Rifiuta
          </button>
        </div>
      </form>
    </Dialog>
  )
}
