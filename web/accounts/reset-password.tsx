import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { confirmPasswordReset } from '#shared/contract/accounts/account.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { readResetAddress } from '#web/session/account-address.ts'
import { accountKey } from '#web/session/account-queries.ts'
import { type AuthTexts, authTexts } from '#web/session/auth-texts.ts'
import { ForgotPasswordForm } from '#web/session/forgot-password-form.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'

type Ending = { email: string } | 'bad-link'

/** Chooses a new password with the token of a mail; a link that no longer works leads to another one. */
export function ResetPassword() {
  const t = authTexts.useChunk()
  const isHydrated = useHydrated()
  const { token = '', cambio } = readResetAddress(useSearch({ strict: false }))
  const [ending, setEnding] = useState<Ending>()
  const navigate = useNavigate()
  const open = useOpenLayer('accedi')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (ending) title.current?.focus()
  }, [ending])
  const back = () => void navigate({ to: '/', search: { accedi: 1 } })
  if (cambio) {
    return (
      <>
        <h1>{cambio === 'annullato' ? t.resetPage.undoneTitle : t.resetPage.badTitle}</h1>
        <p className="below-20">{cambio === 'annullato' ? t.resetPage.undoneText : t.resetPage.undoneBadText}</p>
        {cambio === 'annullato' && <ForgotPasswordForm onBack={back} texts={t} />}
      </>
    )
  }
  const isBad = ending === 'bad-link' || (isHydrated && !ending && !/^[\w-]{43}$/.test(token))
  if (isBad) {
    return (
      <>
        <h1 ref={title} tabIndex={-1}>
          {t.resetPage.badTitle}
        </h1>
        <p className="below-20">{t.resetPage.badText}</p>
        <ForgotPasswordForm onBack={back} texts={t} />
      </>
    )
  }
  if (ending) {
    return (
      <>
        <h1 ref={title} tabIndex={-1}>
          {t.resetPage.doneTitle}
        </h1>
        <p className="below-20">{t.resetPage.doneText(ending.email)}</p>
        <button type="button" className="btn btn-main" onClick={() => void open(1)}>
          {t.login}
        </button>
      </>
    )
  }
  return (
    <>
      <h1>{t.resetPage.title}</h1>
      <p className="below-20">{t.resetPage.text}</p>
      <NewPasswordForm token={token} onEnd={setEnding} texts={t} />
    </>
  )
}

function NewPasswordForm({ token, onEnd, texts: t }: { token: string; onEnd(ending: Ending): void; texts: AuthTexts }) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useContractForm({
    check: confirmPasswordReset.body,
    values: { password: '', token },
    name: 'reset',
    labels: { password: t.resetPage.newPassword, token: t.resetPage.badTitle },
    onRefused: (_message, error) => {
      if (error instanceof ApiError && error.code === 'invalid_token') onEnd('bad-link')
    },
  })
  return (
    <form
      method="dialog"
      className="stack"
      noValidate
      onSubmit={form.onSubmit(async ({ password }) => {
        const { email } = await api(confirmPasswordReset, { body: { token, password } })
        // The sessions have ended: read the user again.
        void queries.invalidateQueries({ queryKey: [accountKey] })
        onEnd({ email })
      })}
    >
      <ErrorSummary {...form.summary} />
      <PasswordField {...form.field('password')} autoComplete="new-password" hint={t.passwordHint} />
      <SubmitButton isSending={form.isSending} busyLabel={t.resetPage.saving}>
        {t.resetPage.save}
      </SubmitButton>
    </form>
  )
}
