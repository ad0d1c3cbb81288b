import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import { Field } from '#web/ui/form/field.tsx'

interface Props {
  definitions: readonly AdminFact[]
  /** Inherited from the parent shelf. */
  inherited: readonly string[]
  facts: readonly string[]
  facets: readonly string[]
  onChange(facts: string[], facets: string[]): void
}

/** The facts of a shelf, their order, and which of them are filters. */
export function ShelfFacts({ definitions, inherited, facts, facets, onChange }: Props) {
  const nameOf = (key: string) => definitions.find((fact) => fact.key === key)?.label.it ?? key
  const move = (from: number, to: number) => {
    const moved = facts[from]
    if (moved === undefined || to < 0 || to >= facts.length) return
    onChange(facts.toSpliced(from, 1).toSpliced(to, 0, moved), [...facets])
  }
  return (
    <div className="stack">
      {inherited.length > 0 && <p className="small muted">Dallo scaffale sopra: {inherited.map(nameOf).join(', ')}.</p>}
      {facts.length > 0 && (
        <ol className="admin-asked">
          {facts.map((key, at) => (
            <li className="grid spaced-12 align-center line-below" key={key}>
              <span>{nameOf(key)}</span>
              <label className="check">
                <input
                  type="checkbox"
                  aria-label={`Filtro: ${nameOf(key)}`}
                  checked={facets.includes(key)}
                  onChange={({ target }) =>
                    onChange([...facts], target.checked ? [...facets, key] : facets.filter((one) => one !== key))
                  }
                />
                <span aria-hidden="true">Filtro</span>
              </label>
              <span className="row admin-actions">
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={`Sposta su ${nameOf(key)}`}
                  aria-disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp className="icon" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="btn btn-icon"
                  aria-label={`Sposta giù ${nameOf(key)}`}
                  aria-disabled={at === facts.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown className="icon" aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="btn btn-icon error-text"
                  aria-label={`Non chiedere più ${nameOf(key)}`}
                  onClick={() =>
                    onChange(
                      facts.filter((one) => one !== key),
                      facets.filter((one) => one !== key),
                    )
                  }
                >
                  <Trash2 className="icon" aria-hidden="true" />
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <Field label="Aggiungi un dato" className="admin-own">
        <select value="" onChange={({ target }) => target.value && onChange([...facts, target.value], [...facets])}>
          <option value="">Scegli…</option>
          {definitions
            .filter(({ key }) => !facts.includes(key) && !inherited.includes(key))
            .map(({ key, label, unit }) => (
              <option key={key} value={key}>
                {unit ? `${label.it} (${unit})` : label.it}
              </option>
            ))}
        </select>
      </Field>
    </div>
  )
}
