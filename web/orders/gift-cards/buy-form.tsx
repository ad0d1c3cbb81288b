import { useNavigate } from '@tanstack/react-router'
import type { NewGiftCardInput } from '#shared/contract/orders/gift-cards.ts'
import { buyGiftCard, newGiftCard } from '#shared/contract/orders/gift-cards.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { formatEuro, formatEuroShort, parseDecimal } from '#shared/domain/platform/money.ts'
import { maxDaysAhead, maxGiftMessage, usualGiftCardCents } from '#shared/domain/platform/states/gift-card-states.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { useUser } from '#web/session/account-queries.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { line } from '#web/ui/form/field-rows.tsx'
import { FormRows, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { giftCardAttemptKey } from './gift-card-attempt-key.ts'
import { GiftCardFace } from './gift-card-face.tsx'
import { type GiftCardTexts, giftCardTexts } from './gift-card-texts.ts'

const attempt = createSendAttempt(giftCardAttemptKey)
const dayMs = 86_400_000
/** Chosen until another one is. */
export const firstCents = 5_000

const giftForm = ({ labels, messageHint, sendOnHint, amountHint }: GiftCardTexts['page'], today: string) => ({
  amount: line({
    label: labels.amount,
    hint: amountHint,
    className: '',
    inputMode: 'decimal',
    autoComplete: undefined,
    maxLength: 10,
  }),
  recipientName: line({ label: labels.recipientName, maxLength: 120 }),
  recipientEmail: line({ label: labels.recipientEmail, ...emailInput }),
  message: line({
    label: labels.message,
    hint: messageHint,
    className: '',
    optional: true,
    rows: 4,
    maxLength: maxGiftMessage,
  }),
  sendOn: line({
    label: labels.sendOn,
    hint: sendOnHint,
    type: 'date',
    autoComplete: undefined,
    min: today,
    max: romeDayOf(new Date(Date.now() + maxDaysAhead * dayMs)),
  }),
  customerName: line({ label: labels.customerName, autoComplete: autofill.name, maxLength: 120 }),
  customerEmail: line({ label: labels.customerEmail, autoComplete: autofill.email, ...emailInput }),
})

/** A gift card is ordered here and paid on the order's page (rule 756). */
export function BuyForm() {
  const { page: t } = giftCardTexts.useChunk()
  const api = useApi()
  const navigate = useNavigate()
  const { language } = useI18n()
  const user = useUser()
  const { walletOffered } = useShop()
  const today = romeDayOf(new Date())
  const table = giftForm(t, today)
  const fields = useContractForm<ValuesOf<typeof table>>({
    ...formOf(table, {
      amount: String(firstCents / 100),
      sendOn: today,
      customerName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
      customerEmail: user?.email ?? '',
    }),
    check: newGiftCard,
    name: 'gift',
    words: t.words,
    unanswered: t.failed,
  })
  const { form } = fields
  const { amount, recipientName, message, customerName } = form.watch()
  const cents = parseDecimal(amount)
  async function buy(body: NewGiftCardInput) {
    const headers = { 'idempotency-key': attempt.keyFor(body) }
    const { orderNumber, accessKey } = await api(buyGiftCard, { body }, { headers })
    attempt.forget()
    const search = { k: accessKey, ...(walletOffered && { paga: 1 as const }) }
    await navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search })
  }
  const rows = { table, fields }
  return (
    <>
      <GiftCardFace {...{ cents, recipientName, message, customerName }} />
      <form method="dialog" noValidate className="stack gift-form" onSubmit={fields.onSubmit(buy)} aria-label={t.title}>
        <ErrorSummary {...fields.summary} />
        <fieldset>
          <legend className="block-title wide">{t.amountTitle}</legend>
          <div className="row above-12 wraps spaced-8">
            {usualGiftCardCents.map((usual) => (
              <button
                key={usual}
                type="button"
                className={cents === usual ? 'btn btn-small btn-main' : 'btn btn-small'}
                aria-pressed={cents === usual}
                onClick={() =>
                  form.setValue('amount', String(usual / 100), { shouldValidate: fields.summary.attempt > 0 })
                }
              >
                {formatEuroShort(usual, language)}
              </button>
            ))}
          </div>
          <FormRows {...rows} names={['amount']} className="above-16 narrow" />
        </fieldset>
        <fieldset>
          <legend className="block-title wide">{t.toTitle}</legend>
          <FormRows
            {...rows}
            names={['recipientName', 'recipientEmail', 'message', 'sendOn']}
            className="form above-12"
          />
        </fieldset>
        <fieldset>
          <legend className="block-title wide">{t.fromTitle}</legend>
          <FormRows {...rows} names={['customerName', 'customerEmail']} className="form above-12" />
        </fieldset>
        <Ending cents={cents} isSending={fields.isSending} />
      </form>
    </>
  )
}

function Ending({ cents, isSending }: { cents: number | undefined; isSending: boolean }) {
  const { page: t } = giftCardTexts.useChunk()
  const { language } = useI18n()
  const { walletOffered } = useShop()
  const at = usePagePath()
  return (
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
      <SubmitButton className="btn btn-main btn-wide btn-order" isSending={isSending} busyLabel={t.submit}>
        {t.submit}
      </SubmitButton>
    </div>
  )
}
