import { useQuery } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { getJob, listJobs } from '../jobs/job-calls.ts'

export const useJobs = (q: string | undefined) =>
  useQuery({ ...readQuery(useApi(), listJobs, { query: { q } }), ...shownFresh })

export const useJob = (id: string) => useQuery({ ...readQuery(useApi(), getJob, { params: { id } }), ...shownFresh })
