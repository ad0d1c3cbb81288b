import type { BankTransfer } from '#shared/contract/orders/orders.ts'
import { amountForBank, ibanInFours } from '#shared/domain/orders/bank-form.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { lastDayToPay } from '#shared/domain/platform/states/order-states.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { OrderTexts } from './order-texts.ts'

interface Props {
  transfer: BankTransfer
  createdAt: string
  texts: OrderTexts
  /** `h3` inside the dialog, whose title is an `h2`. */
  heading?: 'h2' | 'h3'
}

export function BankDetails({ transfer, createdAt, texts: t, heading: Heading = 'h3' }: Props) {
  const { language } = useI18n()
  const amount = centsOf(transfer.amount)
  const rows = [
    { label: t.beneficiary, shown: transfer.beneficiary, copied: transfer.beneficiary },
    { label: t.iban, shown: ibanInFours(transfer.iban), copied: transfer.iban },
    { label: t.bic, shown: transfer.bic, copied: transfer.bic },
    { label: t.bankName, shown: transfer.bankName, copied: transfer.bankName },
    { label: t.amount, shown: formatEuro(amount, language), copied: amountForBank(transfer.amount, language) },
    { label: t.reference, shown: transfer.reference, copied: transfer.reference },
  ]
  return (
    <section className="ticket" aria-labelledby="bank-details">
      <div className="ticket-stub">
        <Heading className="block-title below-4" id="bank-details">
          {t.transferTitle}
        </Heading>
        <p className="small muted">{t.transferBy(shopDate(lastDayToPay(new Date(createdAt)), language))}</p>
      </div>
      <dl className="ticket-body">
        {rows.map(({ label, shown, copied }) => (
          <div className="copy grid align-center line-below" key={label}>
            <dt className="copy-label muted">{label}</dt>
            <dd className="copy-value bold tabular-nums">{shown}</dd>
            <dd className="copy-button">
              <CopyButton text={copied} label={t.copy(label)}>
                {t.copyShort}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
