import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect } from 'react'
import { reportPresence } from '#shared/contract/accounts/staff-views.ts'
import { useApi } from '#web/api.ts'

interface Props {
  what: 'order' | 'product'
  id: string
  isEditing?: boolean
}

const everyMs = 20_000

/** Who else looks at the same order or product, while its dialog is open; no lock. */
export function AlsoHere({ what, id, isEditing = false }: Props) {
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: [reportPresence.path, what, id, isEditing],
    queryFn: () => api(reportPresence, { body: { what, id, isEditing } }),
    refetchInterval: everyMs,
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => void api(reportPresence, { body: { what, id, isEditing: null } }).catch(() => {}),
    [api, what, id],
  )
  if (data.length === 0) return null
  return (
    <div className="note" role="status">
      <Users className="icon" aria-hidden="true" />
      <p>
        {data.map((one) => (
          <span key={`${one.name} ${one.isEditing}`}>
            <b className="bold">{one.name ?? 'Un’altra persona con la password del negozio'}</b> lo sta{' '}
            {one.isEditing ? 'modificando' : 'guardando'}.{' '}
          </span>
        ))}
      </p>
    </div>
  )
}
