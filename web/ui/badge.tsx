import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  tone?: 'ok' | 'amber' | 'red' | 'blue' | 'plain'
  /** Status is never colour alone: an icon and a word. */
  icon: LucideIcon
  children: ReactNode
}

export function Badge({ tone = 'plain', icon: Icon, children }: Props) {
  return (
    <span className={`badge badge-${tone}`}>
      <Icon className="icon" aria-hidden="true" />
      {children}
    </span>
  )
}
