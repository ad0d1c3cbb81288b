import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { deliveryAddress, type OrderAmendmentInput, type OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import { refundAccount } from '#shared/contract/orders/refund-account.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { contractProblems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { usePostalHint, useTownDoubts } from '#web/ui/form/use-postal-hint.ts'
import {
  bodyOf,
  type ChangeFields,
  costsMore,
  effectOf,
  fieldsOf,
  isOtherAddress,
  type LineRequests,
  needsAccount,
} from './order-edit-draft.ts'
import { ChangeLines } from './order-edit-lines.tsx'
import { ChangeSums } from './order-edit-sums.tsx'
import { orderChangeTexts } from './order-edit-texts.ts'
import './order-change.css'

interface Props {
  offer: OrderEditOffer
  /** Staff changes do not commit to a payment, and may add the account to the refund later. */
  isByStaff?: boolean
  /** Beside the confirming button. */
  leave: ReactNode
  /** Throws the server's error. */
  onSend(body: OrderAmendmentInput): Promise<void>
}

const noAccount = { iban: z.string(), holder: z.string() }

/** Address, sizes and quantities of an order, and their effect: for its customer and for staff. */
export function ChangeForm({ offer, isByStaff = false, leave, onSend }: Props) {
  const t = orderChangeTexts.useChunk()
  const { sending } = useTexts().ui
  const rules = useShop().shipping
  const [wishes, setWishes] = useState<LineRequests>({})
  const effectNow = (postalCode: string) => effectOf(offer, wishes, postalCode, rules)
  const isFetched = offer.delivery === 'pickup'
  const fields = useContractForm<ChangeFields>({
    check: (typed) => {
      const isAccountNeeded =
        needsAccount(offer, effectNow(typed.postalCode)) && (!isByStaff || typed.iban.trim() !== '')
      const schema = z.extend(deliveryAddress, isAccountNeeded ? refundAccount.shape : noAccount)
      const problems = contractProblems(schema, typed)
      return problems.iban === 'invalid' ? { ...problems, iban: t.ibanWrong } : problems
    },
    values: fieldsOf(offer),
    name: 'change',
    labels: t.labels,
    problemsOf: ({ fields: found }) =>
      Object.fromEntries(Object.entries(found).map(([path, text]) => [path.split('.').at(-1) ?? path, text])),
    doubts: useTownDoubts(fieldsOf(offer)),
    unanswered: t.failed,
  })
  const typed = fields.form.watch()
  usePostalHint(typed.postalCode)
  const effect = effectNow(typed.postalCode)
  const hasNewAddress = isOtherAddress(offer, typed)
  return (
    <form
      method="dialog"
      noValidate
      className="amend column spaced-32"
      onSubmit={fields.onSubmit(() => onSend(bodyOf(offer, effect, fields.form.getValues())))}
    >
      <ErrorSummary {...fields.summary} />
      <section aria-labelledby="change-lines">
        <h2 id="change-lines">{t.linesTitle}</h2>
        {offer.amountBar && <p className="note above-8">{t.bars[offer.amountBar]}</p>}
        <ChangeLines offer={offer} wishes={wishes} texts={t} onChange={setWishes} />
      </section>
      <section aria-labelledby="change-address">
        <h2 id="change-address">{isFetched ? t.fetcherTitle : t.addressTitle}</h2>
        <div className="form above-12">
          <TextField {...fields.field('customerName')} autoComplete={autofill.name} />
          <TextField
            {...fields.field('customerPhone')}
            optional
            type="tel"
            inputMode="tel"
            autoComplete={autofill.phone}
          />
          {!isFetched && (
            <>
              <TextField {...fields.field('shippingAddress')} autoComplete={autofill.shipping.street} />
              <TextField
                {...fields.field('postalCode')}
                className="span-2"
                inputMode="numeric"
                autoComplete={autofill.shipping.postalCode}
              />
              <TextField {...fields.field('city')} className="span-2" autoComplete={autofill.shipping.city} />
              <TextField
                {...fields.field('province')}
                className="span-2"
                optional
                autoComplete={autofill.shipping.province}
              />
            </>
          )}
        </div>
      </section>
      {needsAccount(offer, effect) && (
        <section aria-labelledby="change-account">
          <h2 id="change-account">{t.accountTitle}</h2>
          <p className="small muted above-4">
            {t.accountText} {isByStaff && t.accountLater}
          </p>
          <div className="form above-12">
            <TextField
              {...fields.field('iban')}
              optional={isByStaff}
              className="span-3"
              autoComplete="off"
              spellCheck={false}
              maxLength={42}
            />
            <TextField {...fields.field('holder')} optional={isByStaff} className="span-3" maxLength={70} />
          </div>
        </section>
      )}
      <ChangeSums offer={offer} effect={effect} hasNewAddress={hasNewAddress} texts={t} />
      <div className="row wraps spaced-12">
        <SubmitButton isSending={fields.isSending} busyLabel={sending}>
          {!isByStaff && costsMore(offer, effect) ? t.confirmToPay : t.confirm}
        </SubmitButton>
        {leave}
      </div>
    </form>
  )
}
