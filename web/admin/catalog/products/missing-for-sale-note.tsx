import { CircleAlert } from 'lucide-react'
import type { OnlineNeed } from '#shared/domain/platform/goods/used-bicycles.ts'
import { Badge } from '#web/ui/badge.tsx'

const names: Record<OnlineNeed, string> = { photo: 'una foto', card: 'la scheda di lavoro' }

/** The reasons why a used bicycle is sold on request only. */
export function MissingForSaleNote({ lacks }: { lacks: readonly OnlineNeed[] | undefined }) {
  if (!lacks?.length) return null
  return (
    <p className="admin-lacks">
      <Badge tone="amber" icon={CircleAlert}>
        {`Manca ${lacks.map((one) => names[one]).join(' e ')}: non si può comprare online`}
      </Badge>
    </p>
  )
}
