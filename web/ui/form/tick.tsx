import type { ReactNode } from 'react'

export function Tick({
  isOn,
  onChange,
  children,
}: {
  isOn: boolean
  onChange(isOn: boolean): void
  children: ReactNode
}) {
  return (
    <label className="check above-16">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  )
}
