import { useState } from 'react'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { newsletterWish, requestNewsletter } from '../newsletter-calls.ts'
import { consentText } from '../newsletter-consent.ts'
import { newsletterTexts } from './newsletter-texts.ts'

/** Never ticked before: a consent is given, not left. */
export function NewsletterForm() {
  const t = newsletterTexts.useChunk()
  const at = usePagePath()
  const api = useApi()
  const { texts, language } = useI18n()
  const [told, setTold] = useState<{ email: string; isConfirmed: boolean }>()
  const [hasAgreed, setAgreed] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const form = useContractForm({
    check: newsletterWish,
    values: { email: '' },
    name: 'newsletter',
    labels: t.labels,
    required: t.required,
  })
  return (
    <>
      <PageHead title={t.title} description={t.lead} path="/le-tue-mail" />
      <h1>{t.title}</h1>
      <p className="below-20">{t.lead}</p>
      <div aria-live="polite">
        {told ? (
          <p className="note">{told.isConfirmed ? t.done(told.email) : t.asked(told.email)}</p>
        ) : (
          <form
            method="dialog"
            className="stack stack-12"
            noValidate
            onSubmit={form.onSubmit(async (typed) => {
              setMissed(!hasAgreed)
              if (hasAgreed) setTold(await api(requestNewsletter, { body: { ...typed, source: 'page' } }))
            })}
          >
            <ErrorSummary {...form.summary} />
            <TextField {...form.field('email')} {...emailInput} autoComplete={autofill.email} />
            <label className="check">
              <input
                type="checkbox"
                checked={hasAgreed}
                aria-invalid={isMissed || undefined}
                aria-describedby={isMissed ? 'newsletter-agree' : undefined}
                onChange={({ target }) => {
                  setAgreed(target.checked)
                  setMissed(false)
                }}
              />
              <span>{consentText(language)}</span>
            </label>
            {isMissed && (
              <p className="error-text small" id="newsletter-agree" role="alert">
                {t.agree}
              </p>
            )}
            <SubmitButton className="btn btn-main btn-wide" isSending={form.isSending} busyLabel={texts.ui.sending}>
              {t.submit}
            </SubmitButton>
          </form>
        )}
      </div>
      <p className="small muted above-16">
        <a href={at('/privacy')}>{t.privacy}</a>
      </p>
    </>
  )
}
