import { Plus, Trash2 } from 'lucide-react'
import { countText } from '#web/admin/admin-format.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import type { FactChoice } from './fact-form.ts'

type Choices = FactChoice[]

interface Props {
  choices: Choices
  /** The number of products with this choice. */
  uses(value: string | undefined): number
  errors: Problems
  onChange(choices: Choices): void
}

export function ChoiceEditor({ choices, uses, errors, onChange }: Props) {
  const change = (at: number, what: Partial<Choices[number]>) =>
    onChange(choices.map((one, i) => (i === at ? { ...one, ...what } : one)))
  return (
    <div className="stack">
      <ul className="stack">
        {choices.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place in the list while it is typed
          <li key={i} className="admin-other grid spaced-12 align-end">
            <div className="form">
              <Field
                label={`Valore ${i + 1}`}
                hint={uses(one.value) > 0 ? `Scelto in ${countText(uses(one.value))}` : undefined}
                error={errors[`choices.${i}.it`]}
                className="span-3"
              >
                <input
                  id={`fact-choices-${i}-it`}
                  autoComplete="off"
                  maxLength={80}
                  value={one.it}
                  onChange={({ target }) => change(i, { it: target.value })}
                />
              </Field>
              <Field label={`Valore ${i + 1} in inglese`} error={errors[`choices.${i}.en`]} className="span-3">
                <input
                  id={`fact-choices-${i}-en`}
                  lang="en"
                  autoComplete="off"
                  maxLength={80}
                  value={one.en}
                  onChange={({ target }) => change(i, { en: target.value })}
                />
              </Field>
            </div>
            <button
              type="button"
              className="btn btn-icon error-text"
              aria-label={`Togli il valore ${one.it || i + 1}`}
              onClick={() => onChange(choices.filter((_, at) => at !== i))}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-small"
        onClick={() => onChange([...choices, { value: undefined, it: '', en: '' }])}
      >
        <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi valore
      </button>
    </div>
  )
}
