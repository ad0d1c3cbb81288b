import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { NewGiftCardInput } from '#shared/contract/orders/gift-cards.ts'
import { buyGiftCard, newGiftCard } from '#shared/contract/orders/gift-cards.ts'
import { maxDaysAhead, maxGiftMessage, usualGiftCardCents } from '#shared/domain/orders/gift-card-states.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { formatEuro, formatEuroShort, parseDecimal } from '#shared/domain/platform/money.ts'
import { useApi } from '#web/api.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { createSendAttempt } from '#web/send-attempt.ts'
import { useUser } from '#web/session/account-queries.ts'
import { useShop } from '#web/shop-query.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { giftCardAttemptKey } from './gift-card-attempt-key.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { giftCardTexts } from './gift-card-texts.ts'

const attempt = createSendAttempt(giftCardAttemptKey)
const dayMs = 86_400_000
/** Chosen until another one is. */
export const firstCents = 5_000

/** A gift card is ordered here and paid on the order's page (rule 756). */
export function BuyForm() {
  const { page: t } = giftCardTexts.useChunk()
  const api = useApi()
  const navigate = useNavigate()
  const { language } = useI18n()
  const at = usePagePath()
  const user = useUser()
  const { walletOffered } = useShop()
  const today = romeDayOf(new Date())
  const fields = useContractForm<NewGiftCardInput & { sendOn: string; message: string; amount: string }>({
    check: newGiftCard,
    values: {
      amount: String(firstCents / 100),
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: today,
      customerName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      customerEmail: user?.email ?? '',
    },
    name: 'gift',
    labels: t.labels,
    words: t.words,
    unanswered: t.failed,
  })
  const { form } = fields
  const [amount, recipientName, message, customerName] = form.watch([
    'amount',
    'recipientName',
    'message',
    'customerName',
  ])
  const cents = parseDecimal(amount)
  async function buy(body: NewGiftCardInput) {
    const headers = { 'idempotency-key': attempt.keyFor(body) }
    const { orderNumber, accessKey } = await api(buyGiftCard, { body }, { headers })
    attempt.forget()
    const search = { k: accessKey, ...(walletOffered && { paga: 1 as const }) }
    await navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search })
  }
  return (
    <>
      <GiftCardFace {...{ cents, recipientName, message, customerName }} />
      <form noValidate className="stack gift-form" onSubmit={fields.onSubmit(buy)} aria-label={t.title}>
        <ErrorSummary {...fields.summary} />
        <AmountFields
          cents={cents}
          field={fields.field('amount')}
          onChoose={(usual) =>
            form.setValue('amount', String(usual / 100), { shouldValidate: fields.summary.attempt > 0 })
          }
        />
        <fieldset>
          <legend className="block-title wide">{t.toTitle}</legend>
          <div className="form above-12">
            <TextField {...fields.field('recipientName')} className="span-3" autoComplete="off" maxLength={120} />
            <TextField {...fields.field('recipientEmail')} className="span-3" autoComplete="off" {...emailInput} />
            <Message fields={fields} hint={t.messageHint} />
            <TextField
              {...fields.field('sendOn')}
              className="span-3"
              type="date"
              hint={t.sendOnHint}
              min={today}
              max={romeDayOf(new Date(Date.now() + maxDaysAhead * dayMs))}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend className="block-title wide">{t.fromTitle}</legend>
          <div className="form above-12">
            <TextField
              {...fields.field('customerName')}
              className="span-3"
              autoComplete={autofill.name}
              maxLength={120}
            />
            <TextField
              {...fields.field('customerEmail')}
              className="span-3"
              autoComplete={autofill.email}
              {...emailInput}
            />
          </div>
        </fieldset>
        <div className="stack">
          <p>{walletOffered ? t.pay : t.payBank}</p>
          <p className="small muted">
            {t.law} {t.acceptBefore}{' '}
            <a href={at('/condizioni')} target="_blank" rel="noopener">
              {t.conditions}
            </a>
            .
          </p>
          <p className="row row-between bold">
            {t.total} <span className="price">{cents ? formatEuro(cents, language) : '–'}</span>
          </p>
          <SubmitButton className="btn btn-main btn-wide btn-order" isSending={fields.isSending} busyLabel={t.submit}>
            {t.submit}
          </SubmitButton>
        </div>
      </form>
    </>
  )
}

interface MessageProps {
  fields: { field(name: 'message'): { label: string; error: string | undefined; id: string } }
  hint: string
}

function Message({ fields, hint }: MessageProps) {
  const { label, error, ...control } = fields.field('message')
  return (
    <Field {...{ label, error, hint }} optional>
      <textarea {...control} className="input" rows={4} maxLength={maxGiftMessage} />
    </Field>
  )
}

interface AmountProps {
  cents: number | undefined
  field: ComponentProps<typeof TextField>
  onChoose(cents: number): void
}

function AmountFields({ cents, field, onChoose }: AmountProps) {
  const { page: t } = giftCardTexts.useChunk()
  const { language } = useI18n()
  return (
    <fieldset>
      <legend className="block-title wide">{t.amountTitle}</legend>
      <div className="row above-12 wraps spaced-8">
        {usualGiftCardCents.map((usual) => (
          <button
            key={usual}
            type="button"
            className={cents === usual ? 'btn btn-small btn-main' : 'btn btn-small'}
            aria-pressed={cents === usual}
            onClick={() => onChoose(usual)}
          >
            {formatEuroShort(usual, language)}
          </button>
        ))}
      </div>
      <div className="above-16 narrow">
        <TextField {...field} hint={t.amountHint} inputMode="decimal" maxLength={10} />
      </div>
    </fieldset>
  )
}
