import type { ReactNode } from 'react'
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
        className="dlg-b stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onConfirm()
        }}
      >
        {children}
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="row dlg-answers">
          <button type="button" className="btn" onClick={onClose}>
            Indietro
          </button>
          <button type="submit" className="btn btn-1" aria-disabled={busy}>
            {busy && <span className="spin" aria-hidden="true" />}
            {confirmLabel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
