import { Languages } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

/** Texts without English. */
export function MissingEnglish({ when }: { when: boolean }) {
  if (!when) return null
  return (
    <Badge tone="amber" icon={Languages}>
      manca l’inglese
    </Badge>
  )
}
