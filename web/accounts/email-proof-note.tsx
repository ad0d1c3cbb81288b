import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type CustomerMe, requestEmailVerification } from '#shared/contract/accounts/account.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'

interface Props {
  me: CustomerMe
  landing: 'verificata' | 'scaduta' | undefined
  texts: AccountTexts
}

export function EmailProofNote({ me, landing, texts: t }: Props) {
  const api = useApi()
  const { offline } = formTexts.useChunk()
  const resend = useMutation({
    mutationFn: () => api(requestEmailVerification),
    onSuccess: ({ message }) => showToast({ title: t.mailSent, description: message }),
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: t.updateFailed,
        description: error instanceof ApiError ? error.message : offline,
      }),
  })
  if (me.emailVerified) {
    return landing === 'verificata' ? (
      <p className="note note-ok" role="status">
        {t.emailProven}
      </p>
    ) : null
  }
  return (
    <section
      className={`note ${landing === 'scaduta' ? 'note-error' : 'note-warning'}`}
      aria-labelledby="email-proof-title"
    >
      <Mail className="icon" aria-hidden="true" />
      <div>
        <h2 className="plain-heading" id="email-proof-title">
          {t.emailUnproven}
        </h2>
        {landing === 'scaduta' && <p>{t.emailLinkExpired}</p>}
        <p>
          {t.emailUnprovenText(me.email)} <DemoMailLink to={me.email} />
        </p>
        <button
          type="button"
          className="btn btn-small above-8"
          aria-disabled={resend.isPending}
          onClick={() => !resend.isPending && resend.mutate()}
        >
          {resend.isPending && <span className="spin" aria-hidden="true" />}
          {t.resend}
        </button>
      </div>
    </section>
  )
}
