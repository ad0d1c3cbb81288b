import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { cancelOwnOrder, type OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import { refundAccount } from '#shared/contract/orders/refund-account.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { contractProblems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { orderChangeTexts } from './order-edit-texts.ts'

interface Props {
  offer: OrderEditOffer
  accessKey: string
  leave: ReactNode
  onDone(): void
  onSettled(): Promise<unknown>
}

const noAccount = z.object({ iban: z.string(), holder: z.string() })

/** The refund of a cancellation, shown before it; for a transfer with the account. */
export function CancelForm({ offer, accessKey, leave, onDone, onSettled }: Props) {
  const t = orderChangeTexts.useChunk()
  const { language, texts } = useI18n()
  const api = useApi()
  const { orderNumber, paymentMethod, amountBar } = offer
  const backCents = centsOf(offer.refundable)
  const keptCents = centsOf(offer.keptForAdditions)
  const isTransfer = paymentMethod === 'bank' && offer.paymentStatus === 'paid' && (backCents > 0 || keptCents === 0)
  const fields = useContractForm({
    check: (typed) => {
      const problems = contractProblems(isTransfer ? refundAccount : noAccount, typed)
      return problems.iban === 'invalid' ? { ...problems, iban: t.ibanWrong } : problems
    },
    values: { iban: '', holder: '' },
    name: 'cancel',
    labels: { iban: t.labels.iban, holder: t.labels.holder },
    problemsOf: ({ fields: found }) =>
      Object.fromEntries(Object.entries(found).map(([path, text]) => [path.split('.').at(-1) ?? path, text])),
    unanswered: t.cancelFailed,
  })
  const send = async (account: z.input<typeof refundAccount>) => {
    try {
      const body = isTransfer ? { account } : {}
      await api(cancelOwnOrder, { params: { orderNumber }, query: { k: accessKey }, body })
      onDone()
    } finally {
      await onSettled()
    }
  }
  const money =
    offer.paymentStatus === 'pending' ? t.cancelUnpaid : t.cancelRefund[paymentMethod](formatEuro(backCents, language))
  return (
    <form method="dialog" noValidate className="amend column spaced-32" onSubmit={fields.onSubmit(send)}>
      <ErrorSummary {...fields.summary} />
      {amountBar ? (
        <p className="note">{t.cancelBars[amountBar]}</p>
      ) : (
        <div className="stack">
          <p>{t.cancelText}</p>
          {(backCents > 0 || keptCents === 0) && <p className="bold">{money}</p>}
          {keptCents > 0 && <p>{t.cancelKept(formatEuro(keptCents, language))}</p>}
        </div>
      )}
      {isTransfer && (
        <section aria-labelledby="cancel-account">
          <h2 id="cancel-account">{t.accountTitle}</h2>
          <div className="form above-12">
            <TextField
              {...fields.field('iban')}
              className="span-3"
              autoComplete="off"
              spellCheck={false}
              maxLength={42}
            />
            <TextField {...fields.field('holder')} className="span-3" maxLength={70} />
          </div>
        </section>
      )}
      <div className="row wraps spaced-12">
        {!amountBar && (
          <SubmitButton isSending={fields.isSending} busyLabel={texts.ui.sending} className="btn btn-danger-full">
            {t.cancel}
          </SubmitButton>
        )}
        {leave}
      </div>
    </form>
  )
}
