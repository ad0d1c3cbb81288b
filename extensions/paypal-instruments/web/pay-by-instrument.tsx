import { usePayLaterOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import type { ReactNode } from 'react'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CheckoutPaymentProps } from '#web/orders/wallet/checkout-wallet.tsx'
import type { OrderToPay } from '#web/orders/wallet/wallet-calls.ts'
import { paidOrder } from '#web/orders/wallet/wallet-memory.ts'
import { type PaidBy, WalletPayment } from '#web/orders/wallet/wallet-payment.tsx'
import type { WalletPaymentProps } from '#web/orders/wallet/wallet-payment-props.ts'
import type { WalletSubject } from '#web/orders/wallet/wallet-state.ts'
import type { WalletInstrument } from '../instrument-calls.ts'
import { CardSession } from './card-session.tsx'
import { ApplePaySheet, GooglePaySheet, OtherPage, Total } from './device-session.tsx'
import { checkoutBy, orderBy } from './instrument-subjects.ts'
import { instrumentTexts } from './instrument-texts.ts'
import { PayLaterTerms } from './pay-later-terms.tsx'

function partsOf<Wanted>(instrument: WalletInstrument): PaidBy<Wanted> {
  switch (instrument) {
    case 'apple_pay':
      return { components: ['applepay-payments'], Session: ApplePaySheet }
    case 'google_pay':
      return { components: ['googlepay-payments'], Session: GooglePaySheet }
    case 'card':
      return { components: ['card-fields'], Session: CardSession }
    case 'pay_later':
      return { components: ['paypal-payments', 'paypal-messages'], useWindow: usePayLaterOneTimePaymentSession }
    case 'satispay':
      return { components: ['paypal-payments'], Session: OtherPage }
  }
}

interface Props<Wanted> extends WalletPaymentProps<Wanted> {
  instrument: WalletInstrument
  amountCents: number
  children?: ReactNode
}

function Pay<Wanted>({
  instrument,
  amountCents,
  subject,
  ...given
}: Props<Wanted> & { subject: WalletSubject<Wanted> }) {
  const { [instrument]: words } = instrumentTexts.useChunk().words
  const { name: shopName } = useShop()
  return (
    <Total value={{ cents: amountCents, shopName }}>
      <WalletPayment subject={subject} by={{ ...partsOf<Wanted>(instrument), words }} {...given}>
        {instrument === 'pay_later' && <PayLaterTerms amountCents={amountCents} />}
      </WalletPayment>
    </Total>
  )
}

export function PayCheckout({
  place,
  ...props
}: CheckoutPaymentProps & Pick<Props<NewOrderInput>, 'instrument' | 'amountCents'>) {
  return <Pay subject={checkoutBy(props.instrument)} finish={(paid) => place(paidOrder(paid))} {...props} />
}

/** Of an order that waits for its transfer. */
export const PayOrder = (props: Props<OrderToPay>) => <Pay subject={orderBy(props.instrument)} {...props} />
