import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  tone?: 'ok' | 'ambra' | 'rosso' | 'blu' | '0'
  /** Status is never colour alone: an icon and a word. */
  icon: LucideIcon
  children: ReactNode
}

export function Badge({ tone = '0', icon: Icon, children }: Props) {
  return (
    <span className={`badge badge-${tone}`}>
      <Icon className="i" aria-hidden="true" />
      {children}
    </span>
  )
}
