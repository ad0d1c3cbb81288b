import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendWithdrawal, type WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import { withdrawalStatementText, withdrawalWords } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { withdrawableQuery } from '#web/orders/order/customer-order-queries.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { formTexts } from '#web/ui/form/form-texts.ts'
import type { Statement } from './withdrawal-statement-form.tsx'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  statement: Statement
  onBack(): void
  onDone(receipt: WithdrawalReceipt): void
  texts: WithdrawalTexts
}

export function WithdrawalReview({ statement, onBack, onDone, texts: t }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const { language, texts } = useI18n()
  const { offline } = formTexts.useChunk()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const send = useMutation({
    mutationFn: () => api(sendWithdrawal, { body: statement }),
    onSuccess: (receipt) => {
      void queries.invalidateQueries({ queryKey: withdrawableQuery(api).queryKey })
      onDone(receipt)
    },
  })
  const trouble = send.error
    ? send.error instanceof ApiError
      ? [send.error.message, ...Object.values(send.error.fields)].join(' ')
      : offline
    : undefined
  const { confirm } = withdrawalWords[language]
  return (
    <div className="stack">
      <h3 ref={title} tabIndex={-1}>
        {t.reviewTitle}
      </h3>
      <p className="muted">{t.reviewText}</p>
      <ErrorSummary
        attempt={send.failureCount + (trouble ? 1 : 0)}
        errors={[]}
        general={trouble && `${t.sendFailed}: ${trouble}`}
      />
      <blockquote className="note text-m withdrawal-quote">
        {withdrawalStatementText(trimmed(statement), language)}
      </blockquote>
      <p className="small">
        {t.labels.customerEmail}: <b className="bold">{statement.customerEmail}</b>
      </p>
      <div className="row wraps">
        <button
          type="button"
          className="btn btn-main"
          aria-disabled={send.isPending || undefined}
          aria-describedby={send.isPending ? 'withdrawal-sending' : undefined}
          onClick={() => !send.isPending && send.mutate()}
        >
          {send.isPending && <span className="spin" aria-hidden="true" />}
          {confirm}
        </button>
        <button type="button" className="btn" onClick={onBack}>
          {t.back}
        </button>
        {send.isPending && (
          <span className="small" id="withdrawal-sending" role="status">
            {texts.ui.sending}
          </span>
        )}
      </div>
    </div>
  )
}

function trimmed({ customerName, orderNumber, items }: Statement) {
  return { customerName: customerName.trim(), orderNumber: orderNumber.trim(), items: items.trim() }
}
