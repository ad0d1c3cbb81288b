import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { WithdrawalReceipt } from '#shared/contract/withdrawals.ts'
import { withdrawalWords } from '#shared/domain/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useUser } from './account-queries.ts'
import { OwnOrderChoice } from './own-order-choice.tsx'
import { WithdrawalReceiptView } from './withdrawal-receipt.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'
import { emptyStatement, type Statement, StatementForm } from './withdrawal-statement-form.tsx'
import { withdrawalTexts } from './withdrawal-texts.ts'

type Step = 'statement' | 'review' | 'receipt'
const steps: Step[] = ['statement', 'review', 'receipt']

/**
 * «Recedere dal contratto qui» (art. 54-bis Codice del consumo): a statement, then its review with the one button that
 * sends it, then the receipt. Works without login; nothing is stored before the second step (law-and-ux.md W-01 to W-05).
 */
export function WithdrawalFunction() {
  const t = withdrawalTexts.useChunk()
  const { language } = useI18n()
  const asked = useSearch({ strict: false }).ordine
  const isHydrated = useHydrated()
  const user = useUser()
  const [step, setStep] = useState<Step>('statement')
  const [typed, setTyped] = useState<Statement>()
  const [receipt, setReceipt] = useState<WithdrawalReceipt>()
  const number = isHydrated ? (asked ?? '') : ''
  const start: Statement = {
    ...emptyStatement,
    orderNumber: number,
    customerName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    customerEmail: user?.email ?? '',
  }
  const startAgain = () => {
    setTyped({ ...start, orderNumber: '' })
    setReceipt(undefined)
    setStep('statement')
  }
  const statement = typed ?? start
  return (
    <section className="box recesso" aria-labelledby="withdrawal-title">
      <div className="fascia-s" aria-hidden="true" />
      <div className="box-h">
        <h2 id="withdrawal-title" tabIndex={-1}>
          {withdrawalWords[language].entry}
        </h2>
      </div>
      <ol className="steps" aria-label={t.steps}>
        {steps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            {t.stepNames[index]}
          </li>
        ))}
      </ol>
      <div className="box-b">
        {step === 'statement' && (
          <>
            {user && <OwnOrderChoice chosen={statement.orderNumber} onChoose={setTyped} texts={t} />}
            <StatementForm
              // What was chosen above, or prefilled late, starts the form afresh; what is typed is kept by it.
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
        {step === 'receipt' && receipt && <WithdrawalReceiptView receipt={receipt} onAnother={startAgain} texts={t} />}
      </div>
    </section>
  )
}
