import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { OrderToPay } from '#web/orders/wallet/wallet-calls.ts'
import type { WalletBusy, WalletHandle } from '#web/orders/wallet/wallet-payment.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import type { WalletInstrument } from '../instrument-calls.ts'
import { deviceButtons } from './device-button-rows.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { offeredQuery } from './offered-query.ts'

/** The provider's script comes when it is asked for, not before. */
const Payment = lazyPart(async () => (await import('./pay-by-instrument.tsx')).PayOrder)

/** An order that waits for its transfer is paid by what PayPal takes besides its wallet. */
export function PayOrderByInstruments(order: Places['order.pay']) {
  const { data } = useQuery(offeredQuery(useApi(), centsOf(order.toPay), 'courier'))
  return data?.map((instrument) => <PayBox key={instrument} instrument={instrument} {...order} />)
}

type BoxProps = Places['order.pay'] & { instrument: WalletInstrument }

function PayBox({ instrument, orderNumber, accessKey, toPay, onPaid, onProblem }: BoxProps) {
  const { language } = useI18n()
  const t = instrumentTexts.useChunk().order[instrument]
  const titleId = useId()
  const payment = useRef<WalletHandle<OrderToPay>>(null)
  const [isOpen, setOpen] = useState(false)
  const [paymentBusy, setBusy] = useState<WalletBusy>({})
  const Own = deviceButtons[instrument]
  const busy = isOpen ? paymentBusy : undefined
  const amountCents = centsOf(toPay)
  function press() {
    if (busy) return
    if (isOpen) payment.current?.start({ orderNumber, k: accessKey })
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
              instrument={instrument}
              handle={payment}
              amountCents={amountCents}
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
        {Own && isOpen && !busy ? (
          <Own onPress={press} />
        ) : (
          <button type="button" className="btn" aria-disabled={busy !== undefined} onClick={press}>
            {busy?.text ?? (isOpen ? t.payNow(formatEuro(amountCents, language)) : t.open)}
          </button>
        )}
      </div>
    </section>
  )
}
