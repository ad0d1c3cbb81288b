import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/dist/pure.js'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { addressIn } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { type CardPaymentProps, useCardPayment } from '#web/orders/wallet/use-card-payment.tsx'
import { loadWalletScript } from '#web/orders/wallet/wallet-script.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { getCardSetup } from '../card-calls.ts'
import { cardTexts } from './card-texts.ts'

async function prepare(api: Api): Promise<Stripe> {
  const { publishableKey, scriptUrl } = await api(getCardSetup)
  if (scriptUrl) await loadWalletScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('the script of card payments did not load')
  return stripe
}

/** The provider's fields, in the box that is given to them, for this amount. */
function useCardFields(stripe: Stripe | undefined, amountCents: Cents) {
  const { language } = useI18n()
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements>(undefined)
  const amount = useRef(amountCents)
  useEffect(() => {
    amount.current = amountCents
    void elements.current?.update({ amount: amountCents })
  }, [amountCents])
  useEffect(() => {
    if (!stripe || !box.current) return undefined
    const made = stripe.elements({
      ...{ mode: 'payment', amount: amount.current, currency: 'eur', captureMethod: 'manual', locale: language },
    })
    const element = made.create('payment')
    element.on('ready', () => setShown(true))
    element.mount(box.current)
    elements.current = made
    return () => element.destroy()
  }, [stripe, language])
  return { box, elements, isShown }
}

/** The fields of a card in the provider's own frame, and the payment from the button to its end. */
export function CardPayment<Wanted>(props: CardPaymentProps<Wanted>) {
  const { handle, amountCents } = props
  const { way: _way, order: _order, fields, ...words } = cardTexts.useChunk()
  const { language } = useI18n()
  const api = useApi()
  const [fieldError, setFieldError] = useState<string>()
  const {
    data: stripe,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['card-setup'],
    queryFn: () => prepare(api),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { box, elements, isShown } = useCardFields(stripe, amountCents)
  const { flow, notice } = useCardPayment(props, { words, isReady: isShown, isAway: isError })

  async function pay(requested: Wanted): Promise<void> {
    setFieldError(undefined)
    const made = elements.current
    if (!stripe || !made) return void refetch()
    const { error: wrong } = await made.submit()
    if (wrong) return setFieldError(wrong.message)
    flow.begin(requested)
    try {
      const id = await flow.createOrder()
      const back = `${location.origin}${addressIn('/checkout/ritorno', language)}?token=${id}`
      const { error } = await stripe.confirmPayment({
        ...{ elements: made, clientSecret: flow.started?.clientSecret ?? '', redirect: 'if_required' },
        confirmParams: { return_url: back },
      })
      if (!error) return await flow.approved(id)
      if (error.type === 'card_error' || error.type === 'validation_error') return flow.declined()
      await flow.cancelled(id)
    } catch (error) {
      await flow.failed(error)
    }
  }
  useImperativeHandle(handle, () => ({ start: (requested: Wanted) => void pay(requested) }))

  return (
    <fieldset className="above-16" aria-label={fields}>
      <div ref={box} />
      <ErrorText>{fieldError}</ErrorText>
      {notice}
    </fieldset>
  )
}
