import { TriangleAlert } from 'lucide-react'
import { fieldNames, valueText } from '#web/admin/catalog/product-labels.ts'
import type { FieldConflict } from './product-conflict.ts'
import type { ProductField, ProductValues } from './product-values.ts'

interface Props {
  conflicts: readonly FieldConflict[]
  opened: ProductValues
  now: ProductValues
  onTake(field: ProductField): void
}

export function ConflictNote({ conflicts, opened, now, onTake }: Props) {
  return (
    <section className="note note-warning" role="alert">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className="can-shrink">
        <p className="bold">Il prodotto è cambiato mentre lo modificavi: non è stato salvato nulla.</p>
        {conflicts.length === 0 && <p>I valori del modulo sono già quelli attuali del negozio.</p>}
        <ul className="stack above-8">
          {conflicts.map(({ field, isTaken }) => (
            <li key={field}>
              <b className="bold">{fieldNames[field]}</b>: era «{valueText(field, opened)}», ora nel negozio è «
              {valueText(field, now)}».{' '}
              {isTaken ? (
                'Il modulo ha preso il valore nuovo.'
              ) : (
                <>
                  Il modulo tiene il tuo valore.{' '}
                  <button type="button" className="admin-link" onClick={() => onTake(field)}>
                    Usa il valore del negozio per {fieldNames[field]}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
        <p className="above-8">Controlla e salva di nuovo: verrà salvato quello che vedi qui.</p>
      </div>
    </section>
  )
}
