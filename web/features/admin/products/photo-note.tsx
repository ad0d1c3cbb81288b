import { CircleAlert } from 'lucide-react'
import { lacksPhoto } from '#shared/domain/used-bicycles.ts'
import { Badge } from '#web/ui/badge.tsx'

export function PhotoNote({ of }: { of: { category: string; imageUrls: readonly string[] } }) {
  if (!lacksPhoto(of)) return null
  return (
    <p className="adm-lacks">
      <Badge tone="ambra" icon={CircleAlert}>
        Manca una foto: non si può comprare online
      </Badge>
    </p>
  )
}
