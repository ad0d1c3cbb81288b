import type { ReactNode } from 'react'
import { OvertakenNote } from '#web/admin/form/form-dialog.tsx'
import type { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { useUnsavedQuestion } from '#web/admin/form/use-unsaved-question.ts'
import type { Api } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { type FormTable, type StoredOf, type ValuesOf, valuesOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { type OlderVersion, OlderVersions } from './older-versions.tsx'

interface Props<T extends FormTable, S extends { version: number }> {
  table: T
  fields: ReturnType<typeof useEditForm<T, S>>
  read(stored: S): StoredOf<T>
  versions?(api: Api): Promise<readonly OlderVersion<S>[]>
  /** A value that is no text, in words. */
  textOf?(value: unknown): string
  action?: string
  /** In the foot, while nothing is changed. */
  note: string
  children: ReactNode
}

const plainText = (value: unknown) => (value === true ? 'sì' : value === false ? 'no' : String(value) || '(vuoto)')

/** A part of the shop as a form: its foot says what is changed or wrong, and leaving with changes is asked about. */
export function SettingFrame<T extends FormTable, S extends { version: number }>(props: Props<T, S>) {
  const { table, fields, read, versions, textOf = plainText, action = 'Salva', note, children } = props
  const { form, known, errors } = fields
  const { isDirty, dirtyFields } = form.formState
  const nameOf = (path: string) => {
    const row = table[path.split('.', 1)[0] ?? path]
    return row?.short ?? row?.label ?? path
  }
  const changed = Object.keys(dirtyFields).map(nameOf)
  const wrong = [...new Set(Object.keys(errors).map(nameOf))]
  useUnsavedQuestion(isDirty)
  const theirs = fields.isOvertaken && known ? Object.entries(valuesOf(table, read(known))) : []
  const typed: Record<string, unknown> = form.getValues()
  const others = theirs.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(typed[name]))
  return (
    <form
      method="dialog"
      noValidate
      className="admin-form grid spaced-24"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <ErrorSummary {...fields.summary} />
      <OvertakenNote fields={fields} />
      {others.length > 0 && (
        <dl className="facts" aria-label="Nel negozio adesso">
          {others.map(([name, value]) => (
            <div key={name}>
              <dt>{nameOf(name)}, nel negozio adesso</dt>
              <dd>
                {textOf(value)}
                <br />
                <span className="small muted">Il tuo, che resta se salvi: {textOf(typed[name])}</span>
                <br />
                <button
                  type="button"
                  className="admin-link"
                  onClick={() => fields.takeValues({ ...form.getValues(), [name]: value } as ValuesOf<T>)}
                >
                  Prendi il loro<span className="sr-only">: {nameOf(name)}</span>
                </button>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {versions && (
        <OlderVersions
          id={fields.idOf('versions')}
          versions={versions}
          read={(stored) => valuesOf(table, read(stored))}
          nameOf={nameOf}
          textOf={textOf}
          onTake={fields.takeValues}
        />
      )}
      <div className="setting-foot row row-between wraps">
        <p className="small" role="status">
          {wrong.length > 0 && (
            <b className="bold error-text">
              {wrong.length === 1 ? '1 dato da correggere' : `${wrong.length} dati da correggere`}: {wrong.join(', ')}.
            </b>
          )}{' '}
          <span className="muted">{changed.length > 0 ? `Cambiato: ${changed.join(', ')}.` : note}</span>
        </p>
        <span className="row end">
          {isDirty && (
            <button type="button" className="btn btn-small" onClick={() => form.reset()}>
              Annulla
            </button>
          )}
          <SubmitButton className="btn btn-main btn-small" isSending={fields.isSending}>
            {action}
          </SubmitButton>
        </span>
      </div>
    </form>
  )
}
