import { Link } from '@tanstack/react-router'
import type { CustomerOrder } from '#shared/contract/orders/customer-orders.ts'
import type { BankTransfer } from '#shared/contract/orders/orders.ts'
import { amountForBank, ibanInFours } from '#shared/domain/orders/bank-form.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { lastDayToPay } from '#shared/domain/platform/states/order-states.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface Props {
  order: CustomerOrder
  transfer: BankTransfer
  /** The newest of several: the others are a line until they are opened. */
  isOpen: boolean
  texts: AccountTexts
}

export function UnpaidOrder({ order, transfer, isOpen, texts: t }: Props) {
  const { language } = useI18n()
  const amount = formatEuro(centsOf(transfer.amount), language)
  const rows = [
    { label: t.transfer.iban, shown: ibanInFours(transfer.iban), copied: transfer.iban },
    { label: t.transfer.reference, shown: transfer.reference, copied: transfer.reference },
    { label: t.transfer.amount, shown: amount, copied: amountForBank(transfer.amount, language) },
    { label: t.transfer.beneficiary, shown: transfer.beneficiary, copied: transfer.beneficiary },
  ]
  const { walletOffered } = useShop()
  const isHeld = order.status === 'processing'
  return (
    <details className="note note-warning above-12 block" open={isOpen}>
      <summary className="text-m bold">
        {isHeld ? t.toPayBy(amount, shopDate(lastDayToPay(new Date(order.createdAt)), language)) : t.toPay(amount)}
      </summary>
      <dl>
        {rows.map(({ label, shown, copied }) => (
          <div className="copy grid align-center line-below" key={label}>
            <dt className="copy-label muted">{label}</dt>
            <dd className="copy-value bold tabular-nums">{shown}</dd>
            <dd className="copy-button">
              <CopyButton text={copied} label={`${t.copy} ${label}, ${order.orderNumber}`}>
                {t.copy}
              </CopyButton>
            </dd>
          </div>
        ))}
      </dl>
      {isHeld && walletOffered && centsOf(transfer.amount) === centsOf(order.total) && (
        <p className="above-12">
          <Link
            className="btn"
            to="/ordine/$orderNumber"
            params={{ orderNumber: order.orderNumber }}
            search={{ paga: 1 }}
          >
            {t.payByWallet}
            <span className="sr-only">, {order.orderNumber}</span>
          </Link>
        </p>
      )}
    </details>
  )
}
