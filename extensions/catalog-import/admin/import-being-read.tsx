import { RotateCcw, Square } from 'lucide-react'

/** A file on the server before anything of it is changed: it is read and planned, and can be stopped at once. */
export function ImportBeingRead({ onStop }: { onStop(): void }) {
  return (
    <div className="row wraps spaced-16">
      <p className="row" role="status">
        <span className="spin" aria-hidden="true" /> Lettura del file…
      </p>
      <button type="button" className="btn btn-small" onClick={onStop}>
        <Square className="icon icon-s" aria-hidden="true" /> Interrompi
      </button>
    </div>
  )
}

export function ImportStopped({ onAgain }: { onAgain(): void }) {
  return (
    <div className="row wraps spaced-16">
      <p className="note note-warning" role="status">
        Interrotta: nessun articolo è cambiato.
      </p>
      {/* The pressed button is gone, and the focus with it. */}
      <button type="button" className="btn btn-small" ref={focusIt} onClick={onAgain}>
        <RotateCcw className="icon icon-s" aria-hidden="true" /> Leggi di nuovo
      </button>
    </div>
  )
}

const focusIt = (button: HTMLButtonElement | null) => button?.focus()
