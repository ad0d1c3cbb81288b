import { CircleAlert } from 'lucide-react'
import { cloneElement, type InputHTMLAttributes, type ReactElement, type ReactNode, useId } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Wired {
  id?: string
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: InputHTMLAttributes<HTMLInputElement>['aria-invalid']
}

interface Props {
  label: ReactNode
  /** Before the control: what to type, why it is asked. */
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
  /** Required fields carry no mark; the others say «(facoltativo)». */
  optional?: boolean
  className?: string
  /** Beside the control, inside its frame: «Mostra». */
  aside?: ReactNode
  /** One input, textarea or select; spread react-hook-form's `register` on it. */
  children: ReactElement<Wired>
}

/** A control with label, hint, error and warning, tied together for every reader (rule 459). */
export function Field({ label, hint, error, warning, optional = false, className = '', aside, children }: Props) {
  const t = useTexts().ui
  const own = useId()
  const id = children.props.id ?? own
  const described = [
    children.props['aria-describedby'],
    hint && `${id}-hint`,
    error && `${id}-error`,
    warning && !error && `${id}-warning`,
  ].filter(Boolean)
  const control = cloneElement(children, {
    id,
    className: children.props.className ?? 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  })
  return (
    <div className={`field ${error ? 'has-error' : ''} ${className}`}>
      <label htmlFor={id}>
        {label} {optional && <span className="optional">{t.optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {aside ? (
        <div className="input-row">
          {control}
          {aside}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          <span>
            <span className="sr-only">{t.errorPrefix} </span>
            {error}
          </span>
        </p>
      )}
      {warning && !error && (
        <p className="warning" id={`${id}-warning`}>
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          <span>{warning}</span>
        </p>
      )}
    </div>
  )
}
