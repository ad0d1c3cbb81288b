import { Languages } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

/** Where English readers get Italian words. */
export function MissingEnglish({ when }: { when: boolean }) {
  if (!when) return null
  return (
    <Badge tone="amber" icon={Languages}>
      manca l’inglese
    </Badge>
  )
}
