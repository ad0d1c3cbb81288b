import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createAdminApi } from '#web/admin/admin-api.ts'
import { adminKey, adminStatusKey, adminStatusQuery } from '#web/admin/admin-queries.ts'
import { ApiProvider, useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const AdminDashboard = lazyPart(async () => (await import('#web/admin/site/admin-dashboard.tsx')).default)

const ConfirmDialog = lazyPart(async () => (await import('#web/admin/accounts/staff/confirm-dialog.tsx')).default)

const FactorFirst = lazyPart(async () => (await import('#web/admin/accounts/staff/factor-first.tsx')).default)

const AdminLogin = lazyPart(async () => (await import('#web/admin/accounts/staff/admin-login.tsx')).AdminLogin)

/** The login form appears only once it is known that no administrator is logged in. */
export function AdminGate({ children }: { children?: ReactNode }) {
  const queries = useQueryClient()
  const shopApi = useApi()
  const [asking, setAsking] = useState<(isConfirmed: boolean) => void>()
  const api = useMemo(
    () =>
      createAdminApi(
        shopApi,
        () => queries.setQueryData(adminStatusKey, { isAdmin: false }),
        () => new Promise<boolean>((resolve) => setAsking(() => resolve)),
      ),
    [shopApi, queries],
  )
  const { token } = useSearch({ strict: false }) as { token?: string }
  const isHydrated = useHydrated()
  const status = useQuery({ ...adminStatusQuery(api), enabled: isHydrated })
  const isOut = status.data?.isAdmin === false
  useEffect(() => {
    // The next person at this browser finds nothing of what was read.
    if (isOut) queries.removeQueries({ queryKey: adminKey })
  }, [isOut, queries])
  const failed = (retry: () => void, busy = false) => (
    <main id="main" tabIndex={-1} className="wrap message-page">
      <ErrorState onRetry={retry} busy={busy} />
    </main>
  )
  return (
    <ApiProvider value={api}>
      {asking && (
        <Attempt>
          <ConfirmDialog
            onDone={(isConfirmed) => {
              setAsking(undefined)
              asking(isConfirmed)
            }}
          />
        </Attempt>
      )}
      {status.data?.isAdmin && token === undefined ? (
        <Attempt meanwhile={<Waiting />} failed={failed}>
          {status.data.staff?.needsFactor ? <FactorFirst /> : (children ?? <AdminDashboard />)}
        </Attempt>
      ) : status.data ? (
        <Attempt meanwhile={<Waiting />} failed={failed}>
          <AdminLogin invitation={token} />
        </Attempt>
      ) : status.isError ? (
        failed(() => void status.refetch(), status.isFetching)
      ) : (
        <Waiting />
      )}
    </ApiProvider>
  )
}

function Waiting() {
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap gate-head">
        <h1>Dashboard Amministratore</h1>
        <p className="small muted">Un momento…</p>
      </div>
      <Loading className="wrap grid spaced-24 gate-skeleton">
        <Skeleton className="tall-48" />
        <Skeleton className="tall-384" />
        <Skeleton className="tall-384" />
      </Loading>
    </main>
  )
}
