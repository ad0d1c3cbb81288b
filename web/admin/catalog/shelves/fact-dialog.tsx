import { type AdminFact, createFact, updateFact } from '#shared/contract/catalog/admin-shelves.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useApi } from '#web/platform/api.ts'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { factBody, factForm } from './fact-form.ts'

export function FactDialog({ fact, onClose }: { fact: AdminFact | undefined; onClose(): void }) {
  const api = useApi()
  const table = factForm(fact)
  const fields = useEditForm({
    name: 'fact',
    table,
    stored: fact,
    read: (stored) => stored,
    store: (values, version) => {
      const body = factBody(table, values)
      if (!fact) return api(createFact, { body })
      return api(updateFact, { params: { key: fact.key }, body: { ...body, ...(version && { version }) } })
    },
    said: fact ? 'Dato aggiornato' : 'Dato aggiunto',
    onStored: onClose,
  })
  const { form, errors } = fields
  const { kind, choices } = form.watch()
  return (
    <FormDialog title={fact ? 'Modifica dato' : 'Nuovo dato'} fields={fields} onClose={onClose}>
      <FormRows table={table} fields={fields} names={['label', 'kind', 'unit']} />
      {kind === 'choice' && (
        <fieldset id="fact-choices" tabIndex={-1}>
          <legend>Valori da scegliere</legend>
          {errors.choices && <p className="error">{errors.choices}</p>}
          <ChoiceEditor
            choices={choices}
            uses={(value) => fact?.choices.find((choice) => choice.value === value)?.articles ?? 0}
            errors={errors}
            onChange={(next) => form.setValue('choices', next)}
          />
        </fieldset>
      )}
    </FormDialog>
  )
}
