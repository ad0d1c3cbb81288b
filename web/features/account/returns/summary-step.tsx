import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderPage } from '#shared/contract/orders.ts'
import { openReturn } from '#shared/contract/returns/order-returns.ts'
import type { ReturnOffer } from '#shared/contract/returns/returns.ts'
import { refundDays } from '#shared/domain/consumer-rights.ts'
import { centsOf, formatEuro } from '#shared/domain/money.ts'
import { withdrawalWords } from '#shared/domain/withdrawal-statement.ts'
import { ApiError, useApi } from '#web/api.ts'
import type { ReturnStep } from '#web/features/account/account-address.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { formTexts } from '#web/ui/form/form-texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import { keptReturn, returnAttempt } from './kept-return.ts'
import {
  chosenSize,
  lineKey,
  outcomeOf,
  type ReturnDraft,
  returnBody,
  type TickedLine,
  type WayOffer,
} from './return-draft.ts'
import { returnReceiptQuery } from './return-queries.ts'
import type { ReturnTexts } from './return-texts.ts'
import { SummaryFacts } from './summary-facts.tsx'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  lines: readonly TickedLine[]
  draft: ReturnDraft
  way: WayOffer
  refused: string | undefined
  accessKey: string
  texts: ReturnTexts
  onChange(part: Partial<ReturnDraft>): void
  onBack(): void
  onRefused(refusal: { step: ReturnStep; message: string }): void
  onDone(code: string): void
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
  const { order, offer, lines, draft, way, refused, accessKey, texts: t, onChange, onBack, onRefused, onDone } = props
  const api = useApi()
  const queries = useQueryClient()
  const { language, texts } = useI18n()
  const { offline } = formTexts.useChunk()
  const { orderNumber } = order
  const send = useMutation({
    mutationFn: () => {
      const body = returnBody(lines, way, draft)
      // The same wish, sent again after a reload or a lost answer, is one return (rule 615).
      const headers = { 'idempotency-key': returnAttempt.keyFor({ orderNumber, ...body }) }
      return api(openReturn, { params: { orderNumber }, query: { k: accessKey }, body }, { headers })
    },
    onSuccess: async ({ return: opened, receipt }) => {
      returnAttempt.forget()
      keptReturn.clear()
      queries.setQueryData(returnReceiptQuery(orderNumber, opened.code).queryKey, receipt)
      await queries.invalidateQueries({ queryKey: ['order', orderNumber] })
      onDone(opened.code)
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return onRefused({ step: 'riepilogo', message: offline })
      if (error.code === 'idempotency_conflict') returnAttempt.forget()
      // One that waited too long is gone: it has to be chosen again.
      if (error.code === 'return_photo_not_found') onChange({ photoIds: [] })
      const message = [error.message, ...Object.values(error.fields)].join(' ')
      onRefused({ step: stepOf[error.code] ?? 'riepilogo', message })
    },
  })
  const confirm = way.way === 'withdrawal' ? withdrawalWords[language].confirm : t.summary.confirm[way.way]
  return (
    <>
      <div className="box-b">
        <h2 tabIndex={-1}>{t.summary.title}</h2>
        <ErrorSummary
          attempt={refused ? send.submittedAt : 0}
          errors={[]}
          general={refused && `${t.summary.failed}: ${refused}`}
        />
        <ul className="mt-2">
          {lines.map((line) => (
            <Line key={lineKey(line)} {...{ line, way, draft, t }} />
          ))}
        </ul>
        <SummaryFacts {...{ order, offer, lines, draft, way, texts: t }} />
        <p className="note mt-5">
          <span>{noteOf(way, t)}</span>
        </p>
      </div>
      <div className="piedi">
        <button type="button" className="btn btn-t" onClick={onBack}>
          {t.back}
        </button>
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={send.isPending || undefined}
          aria-describedby={send.isPending ? 'return-sending' : undefined}
          onClick={() => !send.isPending && send.mutate()}
        >
          {send.isPending && <span className="spin" aria-hidden="true" />}
          {confirm}
        </button>
        {send.isPending && (
          <span className="vh" id="return-sending" role="status">
            {texts.ui.sending}
          </span>
        )}
      </div>
    </>
  )
}

function noteOf({ way, isCourtesy }: WayOffer, t: ReturnTexts): string {
  if (way === 'withdrawal') return t.summary.withdrawalNote(refundDays)
  if (isCourtesy) return t.summary.courtesyNote
  return way === 'transport_damage' || way === 'guarantee' ? t.summary.damageNote : t.summary.shopNote
}

interface PartProps {
  way: WayOffer
  draft: ReturnDraft
  t: ReturnTexts
}

function Line({ line, way, draft, t }: PartProps & { line: TickedLine }) {
  const { language } = useI18n()
  const words = way.way === 'exchange' ? t.summary.way.exchange(chosenSize(line, draft) ?? '') : t.summary.way[way.way]
  const kept = line.left - line.quantity
  return (
    <li className="reso-l reso-s">
      <Picture url={line.imageUrl} alt="" sizes="88px" />
      <div className="min-w-0">
        <p className="b leading-[1.3] wrap-anywhere">
          {line.quantity} × {line.name}
          {line.frameSize && `, ${t.size(line.frameSize)}`}
        </p>
        <p className="small muted">
          {kept > 0 && `${t.summary.kept(kept)} `}
          {words}
        </p>
      </div>
      <p className="b nowrap tabular-nums">
        {outcomeOf(way, draft) === 'refund' && formatEuro(centsOf(line.price) * line.quantity, language)}
      </p>
    </li>
  )
}
