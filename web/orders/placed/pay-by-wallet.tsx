import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { OrderToPay } from '#web/orders/wallet/wallet-calls.ts'
import type { WalletBusy, WalletHandle } from '#web/orders/wallet/wallet-payment.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { OrderTexts } from './order-texts.ts'

/** The provider's script comes when it is asked for, not before. */
const OrderWallet = lazyPart(async () => (await import('#web/orders/wallet/order-wallet.tsx')).OrderWallet)

interface Props {
  order: OrderPage
  /** Set by the address: a visitor from a mail's link need not press twice. */
  opensAtOnce: boolean
  texts: OrderTexts
}

/** An order that waits for its transfer is paid by wallet instead. */
export function PayByWallet({ order, opensAtOnce, texts: t }: Props) {
  const { language } = useI18n()
  const queries = useQueryClient()
  const wallet = useRef<WalletHandle<OrderToPay>>(null)
  const [isOpen, setOpen] = useState(false)
  // Busy until the wallet has loaded, and again when it has left: a press before would be lost.
  const [walletBusy, setBusy] = useState<WalletBusy>({})
  const busy = isOpen ? walletBusy : undefined
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    setOpen(opensAtOnce)
    if (opensAtOnce) box.current?.scrollIntoView({ block: 'center' })
  }, [opensAtOnce])
  const { orderNumber, accessKey } = order
  const readAgain = () => queries.invalidateQueries({ queryKey: ['order', orderNumber] })
  if (order.byWallet === 'under_way') {
    return (
      <p className="note" role="status">
        {t.walletUnderWay}
      </p>
    )
  }
  function press() {
    if (busy) return
    if (isOpen) wallet.current?.start({ orderNumber, k: accessKey })
    else setOpen(true)
  }
  const label = isOpen ? t.payNow(formatEuro(centsOf(order.total), language)) : t.payByWallet
  return (
    <section className="box no-print" ref={box} aria-labelledby="pay-by-wallet">
      <div className="box-body column align-start spaced-12">
        <h2 className="block-title below-0" id="pay-by-wallet">
          {t.hurry}
        </h2>
        <p>{t.hurryText}</p>
        <button type="button" className="btn btn-main" aria-disabled={busy !== undefined} onClick={press}>
          {busy?.text ?? label}
        </button>
        {isOpen && (
          <Attempt failed={(retry) => <ErrorState onRetry={retry} />}>
            <OrderWallet
              handle={wallet}
              finish={async () => {
                await readAgain()
                showToast({ title: t.walletPaid, description: t.walletPaidText })
                return undefined
              }}
              onProblem={() => {
                showToast({ variant: 'destructive', title: t.walletFailed, description: t.walletFailedText })
                void readAgain()
              }}
              onBusy={setBusy}
              onUseBank={() => setOpen(false)}
            />
          </Attempt>
        )}
      </div>
    </section>
  )
}
