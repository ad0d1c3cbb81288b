import type { ReactNode } from 'react'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  title: string
  confirmLabel: string
  busy: boolean
  error: string | undefined
  onClose(): void
  onConfirm(): void
  children: ReactNode
}

export function StepDialog({ title, confirmLabel, busy, error, onClose, onConfirm, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title} size="auth" focus="title">
      <form
        method="dialog"
        className="dialog-body stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onConfirm()
        }}
      >
        {children}
        <DialogAnswers error={error} confirmLabel={confirmLabel} busy={busy} onClose={onClose} />
      </form>
    </Dialog>
  )
}
