import { CircleAlert } from 'lucide-react'
import { kept } from '#web/ui/form/field-rows.tsx'

interface Choice<T extends string> {
  value: T
  name: string
  what?: string
}

interface Props<T extends string> {
  legend: string
  id: string
  all: readonly Choice<T>[]
  chosen: readonly T[]
  error: string | undefined
  onChange(chosen: T[]): void
}

/** Several of a few, each a box to tick. */
function ChoiceList<T extends string>({ legend, id, all, chosen, error, onChange }: Props<T>) {
  return (
    <fieldset
      className={`integration-choice ${error ? 'has-error' : ''}`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      <div className="integration-boxes">
        {all.map(({ value, name, what }, i) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              id={i === 0 ? id : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>
              {name}
              {what && <span className="small muted block">{what}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <span className="error" id={`${id}-error`}>
          <CircleAlert className="icon icon-s" aria-hidden="true" /> {error}
        </span>
      )}
    </fieldset>
  )
}

/** At least one of a few. */
export const choices = <T extends string>(label: string, all: readonly Choice<T>[], must: string) =>
  kept<T[]>({
    label,
    empty: [],
    problem: (typed) => (typed.length === 0 ? must : undefined),
    draw: ({ path, fields }) => (
      <ChoiceList
        id={fields.idOf(path)}
        legend={label}
        all={all}
        chosen={fields.form.watch()[path]}
        error={fields.errors[path]}
        onChange={(chosen) => {
          fields.form.setValue(path, chosen)
          fields.recheck()
        }}
      />
    ),
  })
