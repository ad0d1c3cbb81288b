import type { ReactNode } from 'react'

interface Props {
  /** The two short labels of the strip. */
  left: string
  right: string
  /** The large figure. */
  children: ReactNode
}

export function Plate({ left, right, children }: Props) {
  return (
    <div className="plate">
      <div className="in-plate">
        <div className="strip">
          <span>{left}</span>
          <span>{right}</span>
        </div>
        {children}
      </div>
    </div>
  )
}
