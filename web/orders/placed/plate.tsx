import type { ReactNode } from 'react'

interface Props {
  left: string
  right?: string
  children: ReactNode
}

export function Plate({ left, right, children }: Props) {
  return (
    <div className="plate">
      <div className="plate-inner">
        <div className="strip">
          <span>{left}</span>
          {right && <span>{right}</span>}
        </div>
        {children}
      </div>
    </div>
  )
}
