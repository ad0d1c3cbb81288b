import { useEffect, useRef, useState } from 'react'
import { requestPasswordReset } from '#shared/contract/platform/sign-in.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import type { AuthTexts } from './auth-texts.ts'

interface Props {
  texts: AuthTexts
  onBack(): void
}

export function ForgotPasswordForm({ texts: t, onBack }: Props) {
  const api = useApi()
  const { sending } = useTexts().ui
  const [answer, setAnswer] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const form = useContractForm({
    check: requestPasswordReset.body,
    values: { email: '' },
    name: 'forgot',
    labels: { email: t.labels.email },
  })
  // The form takes the place of the tabs, the answer that of the form: focus goes along.
  useEffect(() => {
    if (answer) box.current?.querySelector<HTMLElement>('[role=status]')?.focus()
    else box.current?.querySelector('input')?.focus()
  }, [answer])
  return (
    <div className="stack" ref={box}>
      {answer ? (
        <p className="note note-ok" role="status" tabIndex={-1}>
          <span>
            {answer} <DemoMailLink to={form.form.getValues('email')} />
          </span>
        </p>
      ) : (
        <form
          method="dialog"
          className="stack"
          noValidate
          onSubmit={form.onSubmit(async (body) => setAnswer((await api(requestPasswordReset, { body })).message))}
        >
          <p>{t.forgotText}</p>
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('email')} {...emailInput} autoComplete="username" />
          <SubmitButton className="btn btn-main btn-wide" isSending={form.isSending} busyLabel={sending}>
            {t.sendLink}
          </SubmitButton>
        </form>
      )}
      <p className="small">
        <button type="button" className="btn-bare" onClick={onBack}>
          {t.backToLogin}
        </button>
      </p>
    </div>
  )
}
