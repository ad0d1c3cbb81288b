import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { giftCardMail } from '#shared/contract/orders/admin-gift-cards.ts'
import type { BoughtGiftCard as Card } from '#shared/contract/orders/gift-cards.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { mailOwnGiftCard, withdrawGiftCard } from '#shared/contract/orders/own-gift-cards.ts'
import { refundAccount } from '#shared/contract/orders/refund-account.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { giftCardTexts } from './gift-card-texts.ts'

interface Props {
  order: OrderPage
  accessKey: string
}

/** A bought gift card: its state, a resend button, and the withdrawal (rules 756, 758). */
export function BoughtGiftCard({ order, accessKey }: Props) {
  const { order: t } = giftCardTexts.useChunk()
  const { language } = useI18n()
  const { boughtGiftCard: card } = order
  if (!card) return null
  const maySend = card.state === 'sent' || card.state === 'planned'
  return (
    <section className="stack" aria-labelledby="bought-gift-card">
      <h2 className="block-title" id="bought-gift-card">
        {t.title}
      </h2>
      <p>
        {t.to(card.recipientName, card.recipientEmail)}
        <br />
        <b className="bold">{stateText(card, t, language)}</b>
      </p>
      {card.message && (
        <p className="small muted">
          {t.message}: «{card.message}»
        </p>
      )}
      {maySend && <SendAgain {...{ order, accessKey, card }} />}
      {card.withdrawUntil && <Withdraw {...{ order, accessKey, card }} />}
    </section>
  )
}

type Texts = ReturnType<typeof giftCardTexts.useChunk>['order']

function stateText({ state, sendOn, sentAt }: Card, t: Texts, language: 'it' | 'en'): string {
  if (state === 'planned') return t.state.planned(shopDate(`${sendOn}T12:00:00Z`, language))
  if (state === 'sent') return t.state.sent(shopDate(sentAt ?? `${sendOn}T12:00:00Z`, language))
  return t.state[state]
}

type PartProps = Props & { card: Card }

/** Reads the order again: the state of its card has changed. */
function useRefreshOrder({ order, accessKey }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  return () => queries.invalidateQueries(orderQuery(api, order.orderNumber, accessKey))
}

function SendAgain({ order, accessKey, card }: PartProps) {
  const { order: t } = giftCardTexts.useChunk()
  const api = useApi()
  const refreshed = useRefreshOrder({ order, accessKey })
  const fields = useContractForm({
    check: giftCardMail,
    values: { recipientEmail: card.recipientEmail },
    name: 'gift-mail',
    labels: { recipientEmail: t.email },
    unanswered: t.failed,
  })
  async function send(body: { recipientEmail: string }) {
    await api(mailOwnGiftCard, { params: { orderNumber: order.orderNumber }, query: { k: accessKey }, body })
    showToast({ title: card.state === 'sent' ? t.sent : t.moved })
    await refreshed()
  }
  return (
    <details className="no-print">
      <summary className="link">{t.sendTitle}</summary>
      <form method="dialog" noValidate className="stack above-12 bought-card" onSubmit={fields.onSubmit(send)}>
        <ErrorSummary {...fields.summary} />
        <p className="small muted">{card.state === 'sent' ? t.sendText : t.moveText}</p>
        <TextField {...fields.field('recipientEmail')} autoComplete="off" {...emailInput} />
        <p>
          <SubmitButton className="btn" isSending={fields.isSending} busyLabel={t.send}>
            {t.send}
          </SubmitButton>
        </p>
      </form>
    </details>
  )
}

function Withdraw({ order, accessKey, card }: PartProps) {
  const { order: t } = giftCardTexts.useChunk()
  const api = useApi()
  const { language } = useI18n()
  const refreshed = useRefreshOrder({ order, accessKey })
  const [isDone, setDone] = useState(false)
  const isTransfer = order.paymentMethod === 'bank'
  const fields = useContractForm({
    check: isTransfer ? refundAccount : () => ({}),
    values: { iban: '', holder: '' },
    name: 'gift-back',
    labels: { iban: t.iban, holder: t.holder },
    problemsOf: ({ fields: found }) =>
      Object.fromEntries(Object.entries(found).map(([path, text]) => [path.split('.').at(-1) ?? path, text])),
    unanswered: t.failed,
  })
  async function send(account: z.input<typeof refundAccount>) {
    const body = isTransfer ? { account } : {}
    await api(withdrawGiftCard, { params: { orderNumber: order.orderNumber }, query: { k: accessKey }, body })
    setDone(true)
    showToast({ title: t.withdrawn })
    await refreshed()
  }
  if (isDone) return <p role="status">{t.withdrawn}</p>
  const until = shopDate(`${card.withdrawUntil}T12:00:00Z`, language)
  return (
    <details className="no-print">
      <summary className="link">{t.withdrawTitle}</summary>
      <form method="dialog" noValidate className="stack above-12" onSubmit={fields.onSubmit(send)}>
        <ErrorSummary {...fields.summary} />
        <p className="small muted">{t.withdrawText(until, formatEuro(centsOf(card.balance), language))}</p>
        {isTransfer && (
          <div className="form">
            <TextField
              {...fields.field('iban')}
              className="span-3"
              autoComplete="off"
              spellCheck={false}
              maxLength={42}
            />
            <TextField {...fields.field('holder')} className="span-3" maxLength={70} />
          </div>
        )}
        <p>
          <SubmitButton className="btn" isSending={fields.isSending} busyLabel={t.withdraw}>
            {t.withdraw}
          </SubmitButton>
        </p>
      </form>
    </details>
  )
}
