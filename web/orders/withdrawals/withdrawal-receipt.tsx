import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { WithdrawalReceipt } from '#shared/contract/orders/returns/withdrawals.ts'
import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import type { WithdrawalTexts } from './withdrawal-texts.ts'

interface Props {
  receipt: WithdrawalReceipt
  onAnother(): void
  texts: WithdrawalTexts
}

/** Acknowledges content and time of receipt, in full; no judgement (rule 445). */
export function WithdrawalReceiptView({ receipt, onAnother, texts: t }: Props) {
  const { returnPaidBy } = useShop()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  const rows = [
    [t.reference, receipt.reference],
    [t.receivedAt, receipt.receivedAt],
    [t.statement, receipt.statement],
    [t.name, receipt.customerName],
    [t.order, receipt.orderNumber],
    [t.items, receipt.items || t.wholeOrder],
    [t.email, receipt.customerEmail],
  ]
  return (
    <div className="stack withdrawal-receipt">
      <h3 ref={title} tabIndex={-1}>
        {t.receiptTitle}
      </h3>
      <p>
        {t.receiptText(receipt.customerEmail)} <DemoMailLink className="link no-print" to={receipt.customerEmail} />
      </p>
      <table className="spec-table">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="pre-line">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{t.next(refundDays, returnPaidBy === 'shop')}</p>
      <div className="row wraps no-print">
        <button type="button" className="btn" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden="true" /> {t.print}
        </button>
        <button type="button" className="btn btn-text" onClick={onAnother}>
          {t.another}
        </button>
      </div>
    </div>
  )
}
