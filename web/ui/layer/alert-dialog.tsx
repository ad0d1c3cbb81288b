import { type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  open: boolean
  onClose(): void
  title: string
  children: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm(): void
  destructive?: boolean
  busy?: boolean
}

export function AlertDialog(props: Props) {
  const { open, onClose, title, children, confirmLabel, cancelLabel, onConfirm, destructive = true, busy } = props
  const t = useTexts().ui
  const text = useId()
  return (
    <Dialog {...{ open, onClose, title }} size="alert" focus="cancel" describedBy={text} dismissable={false}>
      <div className="dialog-body">
        <div id={text}>{children}</div>
        <div className="row dialog-answers">
          <button type="button" className="btn" data-cancel onClick={onClose}>
            {cancelLabel ?? t.cancel}
          </button>
          <button
            type="button"
            className={`btn ${destructive ? 'btn-danger-full' : 'btn-main'}`}
            aria-disabled={busy}
            onClick={() => !busy && onConfirm()}
          >
            {busy && <span className="spin" aria-hidden="true" />}
            {confirmLabel}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
