import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { listPaymentMethods } from '#shared/contract/orders/wallet.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { type OrderToPay, startOrderPaymentByCard } from '#web/orders/wallet/wallet-calls.ts'
import { orderSubject } from '#web/orders/wallet/wallet-memory.ts'
import type { WalletBusy, WalletHandle } from '#web/orders/wallet/wallet-payment.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { cardTexts } from './card-texts.ts'

/** The provider's script comes when it is asked for, not before. */
const Payment = lazyPart(async () => (await import('./card-form.tsx')).CardPayment<OrderToPay>)
const subject = { ...orderSubject, start: startOrderPaymentByCard }

/** An order that waits for its transfer is paid by card instead. */
export function PayOrderByCard({ orderNumber, accessKey, toPay, onPaid, onProblem }: Places['order.pay']) {
  const api = useApi()
  const { language } = useI18n()
  const { order: t } = cardTexts.useChunk()
  const titleId = useId()
  const payment = useRef<WalletHandle<OrderToPay>>(null)
  const [isOpen, setOpen] = useState(false)
  const [paymentBusy, setBusy] = useState<WalletBusy>({})
  const { data } = useQuery({
    queryKey: ['payment-methods', 'courier'],
    queryFn: () => api(listPaymentMethods, { query: { delivery: 'courier' } }),
  })
  if (!data?.some(({ provider }) => provider === 'stripe')) return null
  const busy = isOpen ? paymentBusy : undefined
  function press() {
    if (busy) return
    if (isOpen) payment.current?.start({ orderNumber, k: accessKey, method: 'card' })
    else setOpen(true)
  }
  return (
    <section className="box no-print" aria-labelledby={titleId}>
      <div className="box-body column align-start spaced-12">
        <h2 className="block-title below-0" id={titleId}>
          {t.title}
        </h2>
        <p>{t.text}</p>
        {isOpen && (
          <Attempt failed={(retry) => <ErrorState onRetry={retry} />}>
            <Payment
              handle={payment}
              subject={subject}
              amountCents={centsOf(toPay)}
              finish={async () => {
                await onPaid()
                return undefined
              }}
              onProblem={onProblem}
              onBusy={setBusy}
              onUseBank={() => setOpen(false)}
            />
          </Attempt>
        )}
        <button type="button" className="btn" aria-disabled={busy !== undefined} onClick={press}>
          {busy?.text ?? (isOpen ? t.payNow(formatEuro(centsOf(toPay), language)) : t.open)}
        </button>
      </div>
    </section>
  )
}
