import { X } from 'lucide-react'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { type FactTexts, withFact } from './fact-values.ts'

interface Props {
  asked: readonly AdminFact[]
  others: readonly AdminFact[]
  facts: FactTexts
  errors: Problems
  language: 'it' | 'en'
  onChange(facts: FactTexts): void
}

/** The facts of a product: those of its shelf, then those kept from another one. */
export function FactFields({ asked, others, facts, errors, language, onChange }: Props) {
  const field = (fact: AdminFact) => (
    <FactField
      key={fact.key}
      fact={fact}
      language={language}
      value={facts[fact.key] ?? { it: '', en: '' }}
      error={errors[`facts.${fact.key}`]}
      onChange={(value) => onChange(withFact(facts, fact.key, value))}
    />
  )
  return (
    <>
      {asked.length > 0 && <div className="form">{asked.map(field)}</div>}
      {others.length > 0 && (
        <fieldset className="above-32">
          <legend>Altri dati</legend>
          <p className="small muted">Scritti per un altro scaffale: restano finché non li togli.</p>
          <ul className="stack">
            {others.map((fact) => (
              <li key={fact.key} className="admin-other grid spaced-12 align-end">
                <div className="form">{field(fact)}</div>
                <button
                  type="button"
                  className="btn btn-icon error-text"
                  aria-label={`Togli ${fact.label.it}`}
                  onClick={() => onChange(withFact(facts, fact.key, { it: '', en: '' }))}
                >
                  <X className="icon" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

interface FieldProps {
  fact: AdminFact
  language: 'it' | 'en'
  value: { it: string; en: string }
  error: string | undefined
  onChange(value: { it: string; en: string }): void
}

function FactField({ fact: { key, kind, unit, label, choices }, language, value, error, onChange }: FieldProps) {
  const id = `product-facts-${key}`
  const say = ({ target }: { target: { value: string } }) => onChange({ it: target.value, en: value.en })
  if (kind === 'text')
    return language === 'it' || error ? (
      <Field label={label.it} optional error={error} className="span-3">
        <input id={id} autoComplete="off" maxLength={200} value={value.it} onChange={say} />
      </Field>
    ) : (
      <Field label={`${label.it} in inglese`} hint={value.it && `In italiano: ${value.it}`} optional className="span-3">
        <input
          id={`${id}-en`}
          lang="en"
          autoComplete="off"
          maxLength={200}
          value={value.en}
          onChange={({ target }) => onChange({ it: value.it, en: target.value })}
        />
      </Field>
    )
  if (kind === 'number')
    return (
      <Field label={unit ? `${label.it} (${unit})` : label.it} optional error={error} className="span-3">
        <input id={id} inputMode="decimal" autoComplete="off" maxLength={20} value={value.it} onChange={say} />
      </Field>
    )
  const options = kind === 'boolean' ? yesAndNo : choices
  return (
    <Field label={label.it} optional error={error} className="span-3">
      <select id={id} value={value.it} onChange={say}>
        <option value="">Non indicato</option>
        {options.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.it}
          </option>
        ))}
      </select>
    </Field>
  )
}

const yesAndNo = [
  { value: 'true', it: 'Sì' },
  { value: 'false', it: 'No' },
]
