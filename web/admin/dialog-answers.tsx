import { ErrorText } from '#web/ui/error-text.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

interface Props {
  error: string | undefined
  confirmLabel: string
  busy: boolean
  isDestructive?: boolean
  onClose(): void
}

/** Below the fields of a dialog's form: why it failed, the way back and the answer. */
export function DialogAnswers({ error, confirmLabel, busy, isDestructive = false, onClose }: Props) {
  return (
    <>
      <ErrorText>{error}</ErrorText>
      <div className="row dialog-answers">
        <button type="button" className="btn" onClick={onClose}>
          Indietro
        </button>
        <SubmitButton className={isDestructive ? 'btn btn-danger-full' : 'btn btn-main'} isSending={busy}>
          {confirmLabel}
        </SubmitButton>
      </div>
    </>
  )
}
