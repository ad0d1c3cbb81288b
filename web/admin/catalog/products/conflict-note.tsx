import { TriangleAlert } from 'lucide-react'
import { categoryNames, conditionNames, typeName, vatNames } from '#web/admin/catalog/product-labels.ts'
import type { FieldConflict } from './product-conflict.ts'
import { type ProductField, type ProductValues, productLabels } from './product-form.tsx'

interface Props {
  conflicts: readonly FieldConflict[]
  opened: ProductValues
  now: ProductValues
  /** As in the form. */
  mine: ProductValues
  onTake(field: ProductField): void
}

export function ConflictNote({ conflicts, opened, now, mine, onTake }: Props) {
  return (
    <section className="note note-warning" role="alert">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className="can-shrink">
        <p className="bold">Il prodotto è cambiato mentre lo modificavi: non è stato salvato nulla.</p>
        {conflicts.length === 0 && <p>I valori del modulo sono già quelli attuali del negozio.</p>}
        <ul className="stack above-8">
          {conflicts.map(({ field, isTaken }) => (
            <li key={field}>
              <b className="bold">{productLabels[field]}</b>: era «{valueText(field, opened)}», ora nel negozio è «
              {valueText(field, now)}».{' '}
              {isTaken ? (
                'Il modulo ha preso il valore nuovo.'
              ) : (
                <>
                  Il modulo tiene il tuo valore: «{valueText(field, mine)}».{' '}
                  <button type="button" className="admin-link" onClick={() => onTake(field)}>
                    Usa il valore del negozio per {productLabels[field]}
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

function valueText(field: ProductField, values: ProductValues): string {
  switch (field) {
    case 'sizes':
      return (
        values.sizes.map(({ size, stock, price }) => `${size}: ${stock}${price ? ` a ${price} €` : ''}`).join(', ') ||
        'nessuna'
      )
    case 'pictures':
      return values.pictures.length === 1 ? '1 immagine' : `${values.pictures.length} immagini`
    case 'facts':
      return (
        Object.entries(values.facts)
          .map(([key, { it }]) => `${key}: ${it}`)
          .join(', ') || 'nessuno'
      )
    case 'condition':
      return conditionNames[values.condition]
    case 'vatClass':
      return vatNames[values.vatClass]
    case 'isActive':
      return values.isActive ? 'Attivo' : 'Disattivo'
    case 'category':
      return categoryNames[values.category]
    case 'subcategory':
      return typeName(values.subcategory)
    default:
      return values[field] || 'vuoto'
  }
}
