import { useState } from 'react'
import { messageOf } from '#web/admin/admin-api.ts'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import {
  createImportMapping,
  deleteImportMapping,
  type ImportMapping,
  updateImportMapping,
} from '../../foreign-files/import-mappings.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { fieldOf } from './import-columns.tsx'

interface Props {
  report: ImportReport
  stored: ImportMapping | undefined
  /** The mapping to use; undefined: by its columns. */
  onSaved(id: number | undefined): void
}

/** Remembers the choices for the next file of the same supplier. */
export function ImportSupplier({ report, stored, onSaved }: Props) {
  const [name, setName] = useState(stored?.name ?? '')
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const remembered = {
    columns: report.columns.map((column) => ({ name: column.name, field: fieldOf(column) ?? ('' as const) })),
    decimalSign: report.reading.decimalSign,
    keepsHtml: report.reading.html === 'keep',
  }
  const save = useAct({
    call: (api) =>
      stored
        ? api(updateImportMapping, {
            params: { id: String(stored.id) },
            body: { name: name.trim(), ...remembered, version: stored.version },
          })
        : api(createImportMapping, { body: { name: name.trim(), ...remembered } }),
    said: (mapping) => [`«${mapping.name}» è salvato`, 'Il prossimo file con queste colonne si riconosce da solo.'],
    failed: (error) => {
      setRefusal(failureText(error))
    },
    onRead: ({ id }) => onSaved(id),
  })
  const forget = useAct({
    call: async (api) => stored && (await api(deleteImportMapping, { params: { id: String(stored.id) } })),
    said: [`«${stored?.name}» non è più salvato`, 'I prodotti importati restano.'],
    failed: 'Il fornitore non è eliminato. Riprova.',
    onRead: () => onSaved(undefined),
  })
  const isNameless = isAsked && name.trim() === ''
  const error = isNameless ? 'Scrivi come si chiama il fornitore.' : refusal
  const isBusy = save.busy || forget.busy
  return (
    <section className="box box-body stack" aria-label="Salva il fornitore">
      <Field
        label="Salva queste scelte come"
        hint="Per esempio «Filetto, listino». Il prossimo file con le stesse colonne si riconosce da solo."
        error={error}
      >
        <input value={name} maxLength={60} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </Field>
      <div className="row wraps spaced-8">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isBusy}
          onClick={() => {
            setAsked(true)
            if (isBusy || name.trim() === '') return
            setRefusal(undefined)
            save.send()
          }}
        >
          {stored ? 'Aggiorna il fornitore' : 'Salva il fornitore'}
        </button>
        {stored && (
          <button
            type="button"
            className="btn btn-danger btn-small"
            aria-disabled={isBusy}
            onClick={() => !isBusy && forget.send()}
          >
            Elimina «{stored.name}»
          </button>
        )}
      </div>
    </section>
  )
}

function failureText(error: unknown): string {
  const fields = error instanceof ApiError ? error.problem?.fields : undefined
  return fields?.name ?? fields?.columns ?? messageOf(error, 'Non è salvato. Riprova.')
}
