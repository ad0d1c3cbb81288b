import { Check } from 'lucide-react'

interface Props {
  /** The name of the list, and the text of a finished step. */
  label: string
  done: string
  names: readonly string[]
  /** The place of the current step in names. */
  at: number
}

export function StepList({ label, done, names, at }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {names.map((name, index) => (
        <li key={name} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="num grid center-items">
            {index < at ? <Check className="icon icon-s" aria-hidden="true" /> : index + 1}
          </span>
          {name}
          {index < at && <span className="sr-only"> ({done})</span>}
        </li>
      ))}
    </ol>
  )
}
