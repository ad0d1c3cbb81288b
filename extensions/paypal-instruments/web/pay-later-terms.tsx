import { usePayPalMessages } from '@paypal/react-paypal-js/sdk-v6'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'

/** What PayPal itself says of its instalments for this amount; its words, its terms. */
export function PayLaterTerms({ amountCents }: { amountCents: Cents }) {
  const { error } = usePayPalMessages({ buyerCountry: 'IT', currencyCode: 'EUR' })
  if (error) return null
  return (
    <paypal-message
      className="block above-16"
      auto-bootstrap={true}
      amount={toDecimal(amountCents)}
      currency-code="EUR"
      buyer-country="IT"
      text-color="BLACK"
      logo-type="WORDMARK"
    />
  )
}
