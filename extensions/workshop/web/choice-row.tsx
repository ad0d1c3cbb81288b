import type { ReactNode } from 'react'

interface Props {
  group: string
  isOn: boolean
  className: string
  isOff?: boolean
  children: ReactNode
  onChoose(): void
}

/** A radio that looks like a box. */
export function ChoiceBox({ group, isOn, className, isOff = false, children, onChoose }: Props) {
  return (
    <label className={className}>
      <input className="sr-only" type="radio" name={group} checked={isOn} disabled={isOff} onChange={onChoose} />
      {children}
    </label>
  )
}
