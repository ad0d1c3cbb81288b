import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

/** As an address carries them. */
type End = string | undefined

interface Props {
  unit: string | null
  from: End
  to: End
  /** The placeholders of the fields. */
  bounds: readonly [from: string, to: string]
  problem: string
  show(end: string): string
  /** @returns undefined when it cannot be read */
  parse(typed: string): End
  onChange(from: End, to: End): void
}

/** Two fields, from and to. */
export function RangeFacet({ unit, from, to, bounds, problem, show, parse, onChange }: Props) {
  const t = useTexts().catalog
  const group = useId()
  const [hasProblem, setProblem] = useState(false)
  const commit = (form: HTMLFormElement) => {
    const typed = [...new FormData(form).values()].map((text) => String(text).trim())
    const [low, high] = typed.map((text) => (text ? parse(text) : undefined))
    setProblem(Boolean(typed[0] && low === undefined) || Boolean(typed[1] && high === undefined))
    if (low !== from || high !== to) onChange(low, high)
  }
  const field = (name: 'from' | 'to', label: string, end: End, placeholder: string) => (
    <label className="small">
      {unit ? `${label} ${unit}` : label}
      <input
        className="input num"
        // The address is the owner: a chip that goes empties the field.
        key={end}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={end === undefined ? undefined : show(end)}
        placeholder={placeholder}
        aria-describedby={hasProblem ? `${group}-problem` : undefined}
        aria-invalid={hasProblem || undefined}
        onBlur={(event) => event.target.form && commit(event.target.form)}
      />
    </label>
  )
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        commit(event.currentTarget)
      }}
    >
      <div className="range">
        {field('from', t.rangeFrom, from, bounds[0])}
        {field('to', t.rangeTo, to, bounds[1])}
      </div>
      {/* Two fields do not send a form by Enter without a button. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      {hasProblem && (
        <p className="error" id={`${group}-problem`} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          {problem}
        </p>
      )}
    </form>
  )
}
