import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor } from 'lucide-react'
import { useRef } from 'react'
import { endSession, endSessions } from '#shared/contract/accounts/account.ts'
import { deviceOf } from '#shared/domain/platform/access/device-name.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { sessionsQuery } from './profile-queries.ts'

export function SessionList({ texts: t }: { texts: AccountTexts }) {
  const api = useApi()
  const queries = useQueryClient()
  const { language } = useI18n()
  const title = useRef<HTMLHeadingElement>(null)
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(api))
  const end = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? api(endSessions) : api(endSession, { params: { id } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
      showToast({ title: t.sessionEnded })
      title.current?.focus()
    },
    onError: (error) => {
      console.error(error)
      showToast({ variant: 'destructive', title: t.updateFailed, description: t.sessionError })
    },
  })
  const moment = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  const nameOf = (userAgent: string) => {
    const device = deviceOf(userAgent)
    return device ? t.deviceOn(device.browser, device.system) : t.unknownDevice
  }
  return (
    <div className="stack">
      <h3 ref={title} tabIndex={-1}>
        {t.sessions}
      </h3>
      {isError && !sessions && <ErrorState what={t.sessionsFailed} busy={isFetching} onRetry={() => void refetch()} />}
      {!sessions && !isError && (
        <Loading>
          <Skeleton className="tall-48" />
        </Loading>
      )}
      <ul className="lines session-list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <Monitor className="icon" aria-hidden="true" />
            <div>
              <b className="bold">{nameOf(session.userAgent)}</b>
              <br />
              <span className="muted">{t.lastSeen(moment.format(new Date(session.lastSeenAt)))}</span>
            </div>
            <div className="end">
              {session.isCurrent ? (
                <Badge icon={Monitor} tone="ok">
                  {t.thisSession}
                </Badge>
              ) : (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={t.endSessionOf(nameOf(session.userAgent))}
                  aria-disabled={end.isPending}
                  onClick={() => !end.isPending && end.mutate(session.id)}
                >
                  {t.endSession}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={end.isPending}
          onClick={() => !end.isPending && end.mutate(undefined)}
        >
          {t.endOthers}
        </button>
      )}
    </div>
  )
}
