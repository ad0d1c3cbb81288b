import { useState } from 'react'
import { askQuestion, newQuestion } from '#shared/contract/catalog/questions.ts'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { reviewTexts } from './review-texts.ts'

export function QuestionForm({ productId }: { productId: number }) {
  const t = reviewTexts.useChunk().questions
  const at = usePagePath()
  const api = useApi()
  const { sending } = useTexts().ui
  const [isSent, setSent] = useState(false)
  const form = useContractForm({
    check: newQuestion,
    values: { text: '', email: useUser()?.email ?? '' },
    name: 'question',
    labels: t.labels,
    required: t.required,
  })
  const { label, error, ...text } = form.field('text')
  if (isSent)
    return (
      <p className="note above-16" role="status">
        {t.sent}
      </p>
    )
  return (
    <form
      method="dialog"
      className="stack above-16 below-24 measure-66"
      noValidate
      onSubmit={form.onSubmit(async (typed) => {
        await api(askQuestion, { params: { id: String(productId) }, body: typed })
        setSent(true)
      })}
    >
      <ErrorSummary {...form.summary} />
      <Field label={label} error={error} hint={t.hint}>
        {/* biome-ignore lint/a11y/noAutofocus: the button just pressed has opened it */}
        <textarea {...text} rows={3} autoFocus />
      </Field>
      <TextField {...form.field('email')} {...emailInput} autoComplete={autofill.email} optional hint={t.emailHint} />
      <p className="small muted">
        {t.checked} <a href={at('/privacy')}>{t.privacy}</a>.
      </p>
      <SubmitButton className="btn btn-main" isSending={form.isSending} busyLabel={sending}>
        {t.submit}
      </SubmitButton>
    </form>
  )
}
