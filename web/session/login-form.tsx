import { login } from '#shared/contract/platform/sign-in.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { AuthTexts } from './auth-texts.ts'

interface Props {
  texts: AuthTexts
  onForgotten(): void
  onDone(user: User): Promise<void>
}

export function LoginForm({ texts: t, onForgotten, onDone }: Props) {
  const api = useApi()
  const form = useContractForm({
    check: login.body,
    values: { email: '', password: '' },
    name: 'login',
    labels: t.labels,
    onRefused: (message) =>
      showToast({ variant: 'destructive', title: t.loginFailed, description: message || t.loginError }),
  })
  return (
    <form
      method="dialog"
      className="dialog-body stack"
      noValidate
      onSubmit={form.onSubmit(async (body) => onDone(await api(login, { body })))}
    >
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('email')} {...emailInput} autoComplete="username" />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <SubmitButton className="btn btn-main btn-wide" isSending={form.isSending} busyLabel={t.loggingIn}>
        {t.login}
      </SubmitButton>
      <p className="small">
        <button type="button" className="btn-bare" onClick={onForgotten}>
          {t.forgot}
        </button>
      </p>
    </form>
  )
}
