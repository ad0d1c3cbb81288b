import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import type { WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import { withdrawalWords } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { withdrawableQuery } from '#web/orders/order/customer-order-queries.ts'
import { orderQuery } from '#web/orders/order/order-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { readWithdrawalAddress } from '#web/session/account-address.ts'
import { useUser } from '#web/session/account-queries.ts'
import { StepList } from '#web/ui/step-list.tsx'
import { OwnOrderChoice } from './own-order-choice.tsx'
import { SendBackLink } from './send-back-link.tsx'
import { WithdrawalReceiptView } from './withdrawal-receipt.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'
import { emptyStatement, type Statement, StatementForm } from './withdrawal-statement-form.tsx'
import { type WithdrawalTexts, withdrawalTexts } from './withdrawal-texts.ts'

type Step = 'statement' | 'review' | 'receipt'
const steps: Step[] = ['statement', 'review', 'receipt']

/** Statement, its review with the one button that sends it, receipt (rules 442, 443, 444 and 445). */
export function WithdrawalFunction() {
  const t = withdrawalTexts.useChunk()
  const { language } = useI18n()
  const { ordine: asked, k, ricevuta } = readWithdrawalAddress(useSearch({ strict: false }))
  const isHydrated = useHydrated()
  const user = useUser()
  const [step, setStep] = useState<Step>('statement')
  const [typed, setTyped] = useState<Statement>()
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const mailed = useMailedOrder(isHydrated ? asked : undefined, k)
  const kept = useKeptReceipt(user ? ricevuta : undefined)
  const number = isHydrated ? (asked ?? '') : ''
  const start: Statement = {
    ...emptyStatement,
    orderNumber: mailed?.orderNumber ?? number,
    customerName: mailed?.customerName ?? (user ? `${user.firstName} ${user.lastName}`.trim() : ''),
    customerEmail: mailed?.customerEmail ?? user?.email ?? '',
  }
  const startAgain = () => {
    setTyped({ ...start, orderNumber: '' })
    setReceipt(undefined)
    setStep('statement')
  }
  const statement = typed ?? start
  const shownReceipt = receipt ?? (step === 'statement' && !typed ? kept : undefined)
  const shownStep = shownReceipt ? 'receipt' : step
  return (
    <section className="box withdrawal" aria-labelledby="withdrawal-title">
      <div className="stripes-thin" aria-hidden="true" />
      <div className="box-head">
        <h2 id="withdrawal-title" tabIndex={-1}>
          {withdrawalWords[language].entry}
        </h2>
      </div>
      <StepList label={t.steps} done={t.stepDone} names={t.stepNames} at={steps.indexOf(shownStep)} />
      <div className="box-body">
        {shownStep === 'statement' && (
          <>
            {mailed && <MailedOrder order={mailed} texts={t} />}
            {mailed?.paymentStatus === 'paid' && (
              <SendBackLink orderNumber={mailed.orderNumber} accessKey={k} texts={t} />
            )}
            {user && <OwnOrderChoice chosen={statement.orderNumber} onChoose={setTyped} texts={t} />}
            <StatementForm
              // A choice above, or a late prefill, resets the form; the form keeps typed values.
              key={`${statement.orderNumber}/${start.customerEmail}/${number}`}
              start={statement}
              onContinue={(checked) => {
                setTyped(checked)
                setStep('review')
              }}
              texts={t}
            />
          </>
        )}
        {step === 'review' && (
          <WithdrawalReview
            statement={statement}
            onBack={() => setStep('statement')}
            onDone={(received) => {
              setReceipt(received)
              setStep('receipt')
            }}
            texts={t}
          />
        )}
        {shownReceipt && <WithdrawalReceiptView receipt={shownReceipt} onAnother={startAgain} texts={t} />}
      </div>
    </section>
  )
}

/** The order behind the link of a mail; a wrong key finds nothing and says nothing. */
function useMailedOrder(orderNumber: string | undefined, key: string | undefined): OrderPage | undefined {
  const query = orderQuery(useApi(), orderNumber ?? '', key ?? '')
  return useQuery({ ...query, enabled: Boolean(orderNumber && key) }).data
}

function useKeptReceipt(reference: string | undefined): WithdrawalReceipt | undefined {
  const { data: orders } = useQuery({ ...withdrawableQuery(useApi()), enabled: reference !== undefined })
  const sent = orders?.flatMap((order) => order.withdrawals).find((one) => one.reference === reference)
  return sent?.receipt ?? undefined
}

function MailedOrder({ order, texts: t }: { order: OrderPage; texts: WithdrawalTexts }) {
  const { language } = useI18n()
  return (
    <p className="note below-24">
      <span>
        <b className="num">{order.orderNumber}</b>{' '}
        <span className="small">
          {t.placedOn(shopDate(order.createdAt, language))} ·{' '}
          {order.items.map((item) => `${item.quantity} × ${item.name}`).join(', ')}
        </span>
      </span>
    </p>
  )
}
