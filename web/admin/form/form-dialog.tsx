import { TriangleAlert } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, type SubmitEvent, useRef } from 'react'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  title: string
  fields: {
    summary: ComponentProps<typeof ErrorSummary>
    isSending: boolean
    isOvertaken?: boolean
    takeStored?(): void
    recheck(): void
    submit(event: SubmitEvent): void
  }
  onClose(): void
  /** The label of its button. */
  action?: string
  /** Selects the focus target after saving, where the opener is gone by then. */
  leadsTo?: string | undefined
  focus?: 'title' | 'field'
  /** Beside the title. */
  head?: ReactNode
  isBlocked?: boolean | undefined
  /** Beside the buttons. */
  note?: ReactNode
  children: ReactNode
}

export function FormDialog(props: Props) {
  const {
    title,
    fields,
    onClose,
    action = 'Salva',
    leadsTo,
    focus = 'field',
    head,
    isBlocked = false,
    note,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (!isOwn || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  const isOff = fields.isSending || isBlocked
  return (
    <Dialog open onClose={onClose} title={title} size="checkout" {...{ focus, head, leadsTo, onKeyDown }}>
      <form
        method="dialog"
        ref={form}
        noValidate
        onChange={fields.recheck}
        onSubmit={(event) => (isOff ? event.preventDefault() : fields.submit(event))}
      >
        <div className="dialog-body admin-form">
          <ErrorSummary {...fields.summary} />
          <OvertakenNote fields={fields} />
          {children}
        </div>
        <div className="admin-save">
          {note && <span className="small muted">{note}</span>}
          <button type="button" className="btn" onClick={onClose}>
            Annulla
          </button>
          <button type="submit" className="btn btn-main" aria-disabled={isOff}>
            {fields.isSending && <span className="spin" aria-hidden="true" />}
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Shown on a conflict: the typed values stay, and one press loads the stored ones. */
export function OvertakenNote({ fields }: { fields: Pick<Props['fields'], 'isOvertaken' | 'takeStored'> }) {
  if (!fields.isOvertaken) return null
  return (
    <section className="note note-warning" role="alert">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className="stack">
        <p>
          <b className="bold">Qualcuno l’ha cambiato mentre lo modificavi: non è stato salvato nulla.</b> Se salvi di
          nuovo, vale quello che vedi qui.
        </p>
        <button type="button" className="btn btn-small" onClick={fields.takeStored}>
          Riprendi i valori del negozio
        </button>
      </div>
    </section>
  )
}
