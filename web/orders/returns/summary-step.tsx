import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { openReturn } from '#shared/contract/orders/returns/customer-returns.ts'
import { withdrawalWords } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import type { ReturnStep } from '#web/session/account-address.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { keptReturn, returnAttempt } from './kept-return.ts'
import { RequestedReturnView } from './requested-return-view.tsx'
import { type RequestedReturn, type ReturnDraft, returnBody } from './return-draft.ts'
import { returnReceiptQuery } from './return-queries.ts'
import type { ReturnTexts } from './return-texts.ts'
import { lineKey } from './return-ways.ts'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  asked: readonly RequestedReturn[]
  sizes: ReturnDraft['sizes']
  refused: string | undefined
  accessKey: string
  texts: ReturnTexts
  onPhotosGone(): void
  onBack(): void
  onRefused(refusal: { step: ReturnStep; message: string }): void
  onDone(codes: readonly string[]): void
}

/** Refusals that an earlier step can put right. */
const stepOf: Record<string, ReturnStep> = {
  return_pieces: 'cosa',
  return_not_offered: 'cosa',
  return_kind: 'come',
  return_outcome: 'come',
  return_size: 'come',
  return_size_gone: 'come',
  return_photos: 'come',
  return_photo_not_found: 'come',
}

export function SummaryStep(props: Props) {
  const { order, offer, asked, sizes, refused, accessKey, texts: t, onPhotosGone, onBack, onRefused, onDone } = props
  const api = useApi()
  const queries = useQueryClient()
  const { language, texts } = useI18n()
  const { offline } = formTexts.useChunk()
  const { orderNumber } = order
  const send = useMutation({
    mutationFn: () => {
      const [first, ...others] = asked.map((one) => returnBody(one, sizes))
      if (!first) throw new Error('nothing is asked for')
      const body = { ...first, others }
      // The same request after a reload or a lost answer is opened once.
      const headers = { 'idempotency-key': returnAttempt.keyFor({ orderNumber, ...body }) }
      return api(openReturn, { params: { orderNumber }, query: { k: accessKey }, body }, { headers })
    },
    onSuccess: async ({ others, ...first }) => {
      const opened = [first, ...others]
      returnAttempt.forget()
      keptReturn.clear()
      for (const { return: one, receipt } of opened)
        queries.setQueryData(returnReceiptQuery(orderNumber, one.code).queryKey, receipt)
      await queries.invalidateQueries({ queryKey: ['order', orderNumber] })
      onDone(opened.map(({ return: one }) => one.code))
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return onRefused({ step: 'riepilogo', message: offline })
      if (error.code === 'idempotency_conflict') returnAttempt.forget()
      // One that waited too long is gone: it has to be chosen again.
      if (error.code === 'return_photo_not_found') onPhotosGone()
      const message = [error.message, ...Object.values(error.fields)].join(' ')
      onRefused({ step: stepOf[error.code] ?? 'riepilogo', message })
    },
  })
  const { confirm } = withdrawalWords[language]
  return (
    <>
      <div className="box-body">
        <h2 tabIndex={-1}>{t.summary.title}</h2>
        <ErrorSummary
          attempt={refused ? send.submittedAt : 0}
          errors={[]}
          general={refused && `${t.summary.failed}: ${refused}`}
        />
        {asked.map((one) => (
          <RequestedReturnView
            key={`${one.way.way} ${one.lines.map(lineKey).join()}`}
            isOnly={asked.length === 1}
            {...{ order, offer, asked: one, sizes, texts: t }}
          />
        ))}
        <p className="muted small above-20">{t.summary.receiptTo(offer.customerEmail)}</p>
      </div>
      <div className="step-foot">
        <button type="button" className="btn btn-text" onClick={onBack}>
          {t.back}
        </button>
        <button
          type="button"
          className="btn btn-main"
          aria-disabled={send.isPending || undefined}
          aria-describedby={send.isPending ? 'return-sending' : undefined}
          onClick={() => !send.isPending && send.mutate()}
        >
          {send.isPending && <span className="spin" aria-hidden="true" />}
          {confirmWords(asked, confirm, t)}
        </button>
        {send.isPending && (
          <span className="sr-only" id="return-sending" role="status">
            {texts.ui.sending}
          </span>
        )}
      </div>
    </>
  )
}

/** The law's own words on the button that withdraws (rule 442). */
function confirmWords(asked: readonly RequestedReturn[], withdraw: string, t: ReturnTexts): string {
  const [first] = asked
  const isWithdrawal = asked.some(({ way }) => way.way === 'withdrawal')
  if (asked.length > 1) return isWithdrawal ? t.summary.confirmWith(withdraw) : t.summary.confirmAll
  return !first || first.way.way === 'withdrawal' ? withdraw : t.summary.confirm[first.way.way]
}
