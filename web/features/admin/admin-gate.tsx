import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { ApiProvider, useApi } from '#web/api.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { createAdminApi } from './admin-api.ts'
import { AdminLogin } from './admin-login.tsx'
import { adminKey, adminStatusKey, adminStatusQuery } from './admin-queries.ts'

const AdminDashboard = lazy(() => import('./admin-dashboard.tsx'))

export function AdminGate() {
  const queries = useQueryClient()
  const shopApi = useApi()
  const api = useMemo(
    () => createAdminApi(shopApi, () => queries.setQueryData(adminStatusKey, { isAdmin: false })),
    [shopApi, queries],
  )
  const isHydrated = useHydrated()
  const { data } = useQuery({ ...adminStatusQuery(api), enabled: isHydrated })
  const isOut = data?.isAdmin === false
  useEffect(() => {
    // Whoever comes next at this browser finds nothing of what was read.
    if (isOut) queries.removeQueries({ queryKey: adminKey })
  }, [isOut, queries])
  const login = <AdminLogin />
  return (
    <ApiProvider value={api}>
      {data?.isAdmin ? <Suspense fallback={login}>{<AdminDashboard />}</Suspense> : login}
    </ApiProvider>
  )
}
