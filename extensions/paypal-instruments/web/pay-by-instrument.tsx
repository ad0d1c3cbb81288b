import { usePayLaterOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import type { CheckoutPaymentProps } from '#web/orders/wallet/checkout-wallet.tsx'
import type { OrderToPay } from '#web/orders/wallet/wallet-calls.ts'
import { paidOrder } from '#web/orders/wallet/wallet-memory.ts'
import { type PaidBy, WalletPayment, type WalletPaymentProps } from '#web/orders/wallet/wallet-payment.tsx'
import type { WalletInstrument } from '../instrument-calls.ts'
import { CardSession } from './card-session.tsx'
import { checkoutBy, orderBy } from './instrument-subjects.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { PayLaterTerms } from './pay-later-terms.tsx'

function usePaidBy<Wanted>(instrument: WalletInstrument): PaidBy<Wanted> {
  const { card: words } = instrumentTexts.useChunk()
  return instrument === 'card'
    ? { components: ['card-fields'], Session: CardSession, words }
    : { components: ['paypal-payments', 'paypal-messages'], useWindow: usePayLaterOneTimePaymentSession }
}

const subjects = { card: checkoutBy('card'), pay_later: checkoutBy('pay_later') }
const orders = { card: orderBy('card'), pay_later: orderBy('pay_later') }

function PayCheckout({
  instrument,
  place,
  amountCents,
  ...given
}: CheckoutPaymentProps & { instrument: WalletInstrument }) {
  const by = usePaidBy<NewOrderInput>(instrument)
  return (
    <WalletPayment subject={subjects[instrument]} finish={(paid) => place(paidOrder(paid))} by={by} {...given}>
      {instrument === 'pay_later' && <PayLaterTerms amountCents={amountCents} />}
    </WalletPayment>
  )
}

export const PayByCard = (props: CheckoutPaymentProps) => <PayCheckout instrument="card" {...props} />
export const PayLater = (props: CheckoutPaymentProps) => <PayCheckout instrument="pay_later" {...props} />

interface OrderProps extends WalletPaymentProps<OrderToPay> {
  instrument: WalletInstrument
  amountCents: number
}

/** Of an order that waits for its transfer. */
export function PayOrder({ instrument, amountCents, ...props }: OrderProps) {
  const by = usePaidBy<OrderToPay>(instrument)
  return (
    <WalletPayment subject={orders[instrument]} by={by} {...props}>
      {instrument === 'pay_later' && <PayLaterTerms amountCents={amountCents} />}
    </WalletPayment>
  )
}
