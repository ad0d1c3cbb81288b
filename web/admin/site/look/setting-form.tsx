import type { ComponentProps, ReactNode } from 'react'
import { type FormDialog, OvertakenNote } from '#web/admin/form-dialog.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

interface Props {
  fields: ComponentProps<typeof FormDialog>['fields']
  isChanged: boolean
  /** Beside the buttons: where the change is seen. */
  note: ReactNode
  onReset(): void
  children: ReactNode
}

/** A part of the shop on its own page; its foot stays in sight. */
export function SettingForm({ fields, isChanged, note, onReset, children }: Props) {
  return (
    <form
      noValidate
      className="admin-form setting-form"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <ErrorSummary {...fields.summary} />
      <OvertakenNote fields={fields} />
      {children}
      <div className="admin-save">
        <span className="small muted can-shrink setting-note">{isChanged ? 'Non ancora salvato.' : note}</span>
        <button type="button" className="btn" aria-disabled={!isChanged} onClick={() => isChanged && onReset()}>
          Annulla
        </button>
        <SubmitButton isSending={fields.isSending}>Salva</SubmitButton>
      </div>
    </form>
  )
}
