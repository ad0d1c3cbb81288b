import { type ComponentType, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import type { OrderToPay } from './wallet-calls.ts'
import type { WalletBusy, WalletHandle, WalletPaymentProps } from './wallet-payment-props.ts'

type Order = Places['order.pay']

interface Props extends Order {
  texts: { title: string; text: string; open: string; payNow(amount: string): string }
  method?: OrderToPay['method']
  isMain?: boolean
  /** Set by the address: a visitor from a mail's link need not press twice. */
  opensAtOnce?: boolean
  /** In place of the button, once it is open. */
  Button?: ComponentType<{ onPress?: () => void }> | undefined
  /** The provider's part: it comes when it is asked for, not before. */
  children(payment: WalletPaymentProps<OrderToPay> & { amountCents: number }): ReactNode
}

/** An order that waits for its transfer is paid another way instead. */
export function PayOrderBox(props: Props) {
  const { texts, method, isMain, opensAtOnce = false, Button, children } = props
  const { orderNumber, accessKey, toPay, onPaid, onProblem } = props
  const { language } = useI18n()
  const titleId = useId()
  const handle: RefObject<WalletHandle<OrderToPay> | null> = useRef(null)
  const [isOpen, setOpen] = useState(false)
  // Busy until the part has loaded, and again when it has left: a press before would be lost.
  const [paymentBusy, onBusy] = useState<WalletBusy>({})
  const busy = isOpen ? paymentBusy : undefined
  const amountCents = centsOf(toPay)
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    setOpen(opensAtOnce)
    if (opensAtOnce) box.current?.scrollIntoView({ block: 'center' })
  }, [opensAtOnce])
  function press() {
    if (busy) return
    if (isOpen) handle.current?.start({ orderNumber, k: accessKey, method })
    else setOpen(true)
  }
  const finish = async () => {
    await onPaid()
    return undefined
  }
  const onUseBank = () => setOpen(false)
  return (
    <section className="box no-print" ref={box} aria-labelledby={titleId}>
      <div className="box-body column align-start spaced-12">
        <h2 className="block-title below-0" id={titleId}>
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        {isOpen && (
          <Attempt failed={(retry) => <ErrorState onRetry={retry} />}>
            {children({ handle, amountCents, finish, onProblem, onBusy, onUseBank })}
          </Attempt>
        )}
        {Button && isOpen && !busy ? (
          <Button onPress={press} />
        ) : (
          <button
            type="button"
            className={isMain ? 'btn btn-main' : 'btn'}
            aria-disabled={busy !== undefined}
            onClick={press}
          >
            {busy?.text ?? (isOpen ? texts.payNow(formatEuro(amountCents, language)) : texts.open)}
          </button>
        )}
      </div>
    </section>
  )
}
