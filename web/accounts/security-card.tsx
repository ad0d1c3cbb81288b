import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '#shared/contract/accounts/account.ts'
import { useApi } from '#web/platform/api.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { sessionsQuery } from './profile-queries.ts'
import { SessionList } from './session-list.tsx'

export function SecurityCard({ email, texts: t }: { email: string; texts: AccountTexts }) {
  const [round, setRound] = useState(0)
  return (
    <section className="box" aria-labelledby="security-title">
      <div className="box-head">
        <h2 id="security-title">{t.security}</h2>
      </div>
      <div className="box-body stack">
        <SessionList texts={t} />
        <PasswordForm key={round} email={email} texts={t} onDone={() => setRound(round + 1)} />
      </div>
    </section>
  )
}

function PasswordForm({ email, texts: t, onDone }: { email: string; texts: AccountTexts; onDone(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useContractForm({
    check: changePassword.body,
    values: { currentPassword: '', newPassword: '' },
    name: 'password',
    labels: t.passwordLabels,
  })
  return (
    <details>
      <summary className="btn btn-small">{t.changePassword}</summary>
      <form
        method="dialog"
        className="stack above-12"
        noValidate
        aria-label={t.changePassword}
        onSubmit={form.onSubmit(async (body) => {
          await api(changePassword, { body })
          await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey })
          showToast({ title: t.passwordChanged, description: t.passwordChangedText })
          onDone()
        })}
      >
        <ErrorSummary {...form.summary} />
        {/* Password managers want to know whose password it is. */}
        <input
          className="sr-only"
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <PasswordField {...form.field('currentPassword')} autoComplete="current-password" />
        <PasswordField {...form.field('newPassword')} autoComplete="new-password" hint={t.passwordHint} />
        <SubmitButton className="btn btn-small" isSending={form.isSending} busyLabel={t.updating}>
          {t.changePassword}
        </SubmitButton>
      </form>
    </details>
  )
}
