import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'

interface Props {
  value: number
  min?: number
  max: number
  onChange(value: number): void
  label?: string
  small?: boolean
  disabled?: boolean
}

/** − number +. A typed number is applied on blur or Enter, limited to the range. */
export function QuantityStepper({ value, min = 1, max, onChange, label, small, disabled = false }: Props) {
  const t = useTexts().ui
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const set = (next: number) => {
    const possible = Math.max(min, Math.min(max, next))
    setTyped(String(possible))
    if (possible !== value) onChange(possible)
  }
  const commit = () => (/^\d{1,6}$/.test(typed.trim()) ? set(Number(typed)) : setTyped(String(value)))
  const icon = small ? 'icon icon-s' : 'icon'
  return (
    <fieldset className="quantity" aria-label={label ?? t.quantity}>
      <button
        type="button"
        aria-label={t.decrease}
        aria-disabled={disabled || value <= min}
        onClick={() => !disabled && value > min && set(value - 1)}
      >
        <Minus className={icon} aria-hidden="true" />
      </button>
      <input
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t.quantity}
        readOnly={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            commit()
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            if (!disabled) set(value + (event.key === 'ArrowUp' ? 1 : -1))
          }
        }}
      />
      <button
        type="button"
        aria-label={t.increase}
        aria-disabled={disabled || value >= max}
        onClick={() => !disabled && value < max && set(value + 1)}
      >
        <Plus className={icon} aria-hidden="true" />
      </button>
    </fieldset>
  )
}
