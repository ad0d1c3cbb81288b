import { type ReactNode, type SubmitEvent, useState } from 'react'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  title: string
  label: string
  /** Letters that make a reason. */
  atLeast?: number
  confirmLabel?: string
  /** Where nothing is typed. */
  missing?: string
  busy: boolean
  error?: string | undefined
  onClose(): void
  onRefuse(reason: string): void
  /** The refused step. */
  children: ReactNode
}

/** A refusal without its reason is none (rule 449). */
export function RefusalDialog(props: Props) {
  const { title, label, atLeast = 1, confirmLabel = 'Rifiuta', busy, error, onClose, onRefuse, children } = props
  const { missing = 'Scrivi il motivo del rifiuto.' } = props
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reason = typed.trim()
  const isMissing = reason.length < atLeast
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isMissing && !busy) onRefuse(reason)
  }
  return (
    <Dialog open onClose={onClose} title={title} size="auth">
      <form method="dialog" className="dialog-body stack" noValidate onSubmit={submit}>
        {children}
        <Field label={label} error={isAsked && isMissing ? missing : undefined}>
          <textarea value={typed} maxLength={300} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <DialogAnswers error={error} confirmLabel={confirmLabel} busy={busy} isDestructive onClose={onClose} />
      </form>
    </Dialog>
  )
}
