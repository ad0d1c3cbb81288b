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
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      <div className="row dialog-answers">
        <button type="button" className="btn" onClick={onClose}>
          Indietro
        </button>
        <button type="submit" className={`btn ${isDestructive ? 'btn-danger-full' : 'btn-main'}`} aria-disabled={busy}>
          {busy && <span className="spin" aria-hidden="true" />}
          {confirmLabel}
        </button>
      </div>
    </>
  )
}
