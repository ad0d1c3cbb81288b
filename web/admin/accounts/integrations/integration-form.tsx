import type { ComponentProps } from 'react'
import type { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { FormRows, type FormTable } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

interface Props<T extends FormTable> {
  table: T
  fields: ComponentProps<typeof FormDialog>['fields'] & ComponentProps<typeof FormRows<T>>['fields']
  action: string
  onClose(): void
}

/** A form of few fields, in the place of the button that opened it. */
export function IntegrationForm<T extends FormTable>({ table, fields, action, onClose }: Props<T>) {
  return (
    <form method="dialog" className="stack integration-form" noValidate onSubmit={fields.submit}>
      <ErrorSummary {...fields.summary} />
      <FormRows table={table} fields={fields} className="stack" />
      <span className="row wraps">
        <SubmitButton isSending={fields.isSending}>{action}</SubmitButton>
        <button type="button" className="btn" onClick={onClose}>
          Annulla
        </button>
      </span>
    </form>
  )
}
