import { CircleCheck, SearchX, Waypoints } from 'lucide-react'
import type { WordFinds } from '#shared/contract/catalog/search-words.ts'
import { some } from '#web/admin/admin-format.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The current results of a search for it. */
export function FindsBadge({ match, articles }: WordFinds) {
  if (match === 'none')
    return (
      <Badge tone="red" icon={SearchX}>
        niente
      </Badge>
    )
  if (match === 'similar')
    return (
      <Badge tone="amber" icon={Waypoints}>
        {some(articles, 'articolo simile', 'articoli simili')}
      </Badge>
    )
  return (
    <Badge tone="ok" icon={CircleCheck}>
      {some(articles, 'articolo', 'articoli')}
    </Badge>
  )
}
