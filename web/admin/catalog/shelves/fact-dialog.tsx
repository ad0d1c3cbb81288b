import { type AdminFact, createFact, updateFact } from '#shared/contract/catalog/admin-shelves.ts'
import { factKinds } from '#shared/domain/catalog/facts.ts'
import { some } from '#web/admin/admin-format.ts'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { VersionedDialog } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ChoiceEditor } from './choice-editor.tsx'
import { checkFact, type FactFormValues, factBody, factFormValues, factKindNames, factLabels } from './fact-form.ts'

export function FactDialog({ fact, onClose }: { fact: AdminFact | undefined; onClose(): void }) {
  const api = useApi()
  const fields = useVersionedForm<FactFormValues, AdminFact>({
    name: 'fact',
    labels: factLabels,
    stored: fact,
    values: factFormValues(fact),
    valuesOf: factFormValues,
    check: checkFact,
    store: (values, version) =>
      fact
        ? api(updateFact, { params: { key: fact.key }, body: { ...factBody(values), ...(version && { version }) } })
        : api(createFact, { body: factBody(values) }),
    nowOf: ({ problem }) => problem?.fact,
    said: fact ? 'Dato aggiornato' : 'Dato aggiunto',
    onStored: onClose,
  })
  const { form, errors } = fields
  const { kind, choices } = form.watch()
  const uses = fact?.articles ?? 0
  return (
    <VersionedDialog title={fact ? 'Modifica dato' : 'Nuovo dato'} fields={fields} onClose={onClose}>
      <div className="form">
        <TextField {...fields.field('label.it')} label="Nome" className="span-3" autoComplete="off" maxLength={80} />
        <TextField
          {...fields.field('label.en')}
          label="Name (inglese)"
          lang="en"
          className="span-3"
          autoComplete="off"
          maxLength={80}
        />
        <Field
          label="Tipo"
          hint={uses > 0 ? `Resta com’è: ${some(uses, 'articolo lo usa', 'articoli lo usano')}.` : undefined}
          error={errors.kind}
          className="span-3"
        >
          <select id="fact-kind" {...form.register('kind')}>
            {factKinds.map((one) => (
              <option key={one} value={one} disabled={uses > 0 && one !== fact?.kind}>
                {factKindNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {kind === 'number' && (
          <TextField
            {...fields.field('unit')}
            className="span-3"
            optional
            hint="Per esempio mm, Wh, kg."
            autoComplete="off"
            maxLength={20}
          />
        )}
      </div>
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
    </VersionedDialog>
  )
}
