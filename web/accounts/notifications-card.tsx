import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setNotifications } from '#shared/contract/accounts/account.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { useApi } from '#web/platform/api.ts'
import { userKey } from '#web/session/account-queries.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { meQuery } from './profile-queries.ts'

export function NotificationsCard({ user, texts: t }: { user: User; texts: AccountTexts }) {
  const api = useApi()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: (emailNotifications: boolean) => api(setNotifications, { body: { emailNotifications } }),
    onSuccess: async (saved) => {
      queries.setQueryData(userKey, saved)
      await queries.invalidateQueries({ queryKey: meQuery(api).queryKey })
      showToast({
        title: t.preferencesUpdated,
        description: saved.emailNotifications ? t.notificationsOn : t.notificationsOff,
      })
    },
    onError: (error) => {
      console.error(error)
      showToast({ variant: 'destructive', title: t.updateFailed, description: t.preferencesError })
    },
  })
  const isOn = save.isPending ? save.variables : user.emailNotifications
  return (
    <section className="box" aria-labelledby="notifications-title">
      <div className="box-head">
        <h2 id="notifications-title">{t.notifications}</h2>
      </div>
      <div className="box-body row row-between">
        <span>
          <b className="bold">{t.emailNotifications}</b>
          <br />
          <span className="small muted" id="notifications-text">
            {t.notificationsText}
          </span>
        </span>
        <span className="text-center">
          <button
            type="button"
            className="switch"
            role="switch"
            aria-checked={isOn}
            aria-label={t.emailNotifications}
            aria-describedby="notifications-text"
            disabled={save.isPending}
            onClick={() => save.mutate(!isOn)}
          />
          <span className="small bold block">{isOn ? t.on : t.off}</span>
        </span>
      </div>
    </section>
  )
}
