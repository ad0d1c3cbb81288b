import { register } from '#shared/contract/platform/sign-in.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { AuthTexts } from './auth-texts.ts'

interface Props {
  texts: AuthTexts
  onDone(user: User): Promise<void>
}

export function RegisterForm({ texts: t, onDone }: Props) {
  const at = usePagePath()
  const api = useApi()
  const form = useContractForm({
    check: register.body,
    values: { firstName: '', lastName: '', email: '', phone: '', password: '' },
    name: 'register',
    labels: t.labels,
    onRefused: (message, error) =>
      showToast({
        variant: 'destructive',
        title: t.registerFailed,
        description: error instanceof ApiError ? message : t.registerError,
      }),
  })
  return (
    <form
      method="dialog"
      className="dialog-body stack"
      noValidate
      onSubmit={form.onSubmit(async (body) => onDone(await api(register, { body })))}
    >
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('firstName')} autoComplete={autofill.firstName} />
      <TextField {...form.field('lastName')} autoComplete={autofill.lastName} />
      <TextField {...form.field('email')} {...emailInput} autoComplete={autofill.email} />
      <TextField {...form.field('phone')} type="tel" inputMode="tel" autoComplete={autofill.phone} optional />
      <PasswordField {...form.field('password')} autoComplete="new-password" hint={t.passwordHint} />
      <SubmitButton className="btn btn-main btn-wide" isSending={form.isSending} busyLabel={t.registering}>
        {t.register}
      </SubmitButton>
      <p className="small muted">
        {t.registerNote} <a href={at('/privacy')}>{t.privacy}</a>.
      </p>
    </form>
  )
}
