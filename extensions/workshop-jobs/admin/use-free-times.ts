import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { momentText, weekdayText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { listSlots } from '../../workshop/bookings/booking-calls.ts'

const days = '14'

/** The free times of the service that is chosen in a form. */
export function useFreeTimes({ service }: FieldValues) {
  const query = { service: String(service), days }
  const free = useQuery({ ...readQuery(useApi(), listSlots, { query }), enabled: Boolean(service) }).data ?? []
  return [
    { value: '', label: 'È già qui, o senza ora' },
    ...free.map(({ start }) => ({ value: start, label: `${weekdayText(new Date(start))} ${momentText(start)}` })),
  ]
}
