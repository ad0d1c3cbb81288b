import { useQuery } from '@tanstack/react-query'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { orderTagsQuery } from './order-tag-queries.ts'

/** Empty without any tags. */
export function TagFilter() {
  const { address, set } = useAdminAddress()
  const { data = [] } = useQuery(orderTagsQuery(useApi()))
  const chosen = address.etichetta ?? ''
  if (data.length === 0 && !chosen) return null
  const names = data.map(({ name }) => name)
  return (
    <select
      className="input"
      aria-label="Filtra per etichetta"
      value={chosen}
      onChange={({ target }) => set({ etichetta: target.value || undefined })}
    >
      <option value="">Tutte le etichette</option>
      {[...names, ...(chosen && !names.includes(chosen) ? [chosen] : [])].map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
