import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/dist/pure.js'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { addressIn } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cardCalls } from '#web/orders/wallet/wallet-calls.ts'
import { WalletFlow } from '#web/orders/wallet/wallet-flow.ts'
import { WalletNotice } from '#web/orders/wallet/wallet-note.tsx'
import type { WalletPaymentProps } from '#web/orders/wallet/wallet-payment.tsx'
import { loadWalletScript } from '#web/orders/wallet/wallet-script.ts'
import type { WalletState, WalletSubject } from '#web/orders/wallet/wallet-state.ts'
import { walletTexts } from '#web/orders/wallet/wallet-texts.ts'
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

/** What is paid, whose start answers the browser's part as well. */
interface CardSubject<Wanted> extends WalletSubject<Wanted> {
  start(api: Api, requested: Wanted, key: string): Promise<{ id: string; clientSecret: string }>
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

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

interface FlowParts<Wanted> extends Pick<WalletPaymentProps<Wanted>, 'finish' | 'onProblem'> {
  subject: CardSubject<Wanted>
  /** For the browser's part of the payment under way. */
  secret: RefObject<string>
  onChange(state: WalletState): void
}

function useCardFlow<Wanted>({ subject, finish, onProblem, secret, onChange }: FlowParts<Wanted>) {
  const api = useApi()
  const latest = useRef({ finish, onProblem })
  useEffect(() => {
    latest.current = { finish, onProblem }
  }, [finish, onProblem])
  const [flow] = useState(() => {
    const start: CardSubject<Wanted>['start'] = async (...asked) => {
      const started = await subject.start(...asked)
      secret.current = started.clientSecret
      return started
    }
    return new WalletFlow<Wanted>({
      api,
      calls: cardCalls(api),
      subject: { ...subject, start },
      finish: (paid) => latest.current.finish(paid),
      onProblem: (problem) => latest.current.onProblem(problem),
      onChange,
      wait: pause,
    })
  })
  return flow
}

interface Props<Wanted> extends WalletPaymentProps<Wanted> {
  subject: CardSubject<Wanted>
  amountCents: Cents
}

/** The fields of a card in the provider's own frame, and the payment from the button to its end. */
export function CardPayment<Wanted>(props: Props<Wanted>) {
  const { handle, subject, finish, onProblem, onBusy, onUseBank, amountCents } = props
  const own = cardTexts.useChunk()
  const shared = walletTexts.useChunk()
  const { way: _way, fields, ...words } = own
  const t = { ...shared, ...words }
  const { language } = useI18n()
  const api = useApi()
  const [state, setState] = useState<WalletState>({ step: 'idle' })
  const [fieldError, setFieldError] = useState<string>()
  const secret = useRef('')
  const flow = useCardFlow<Wanted>({ subject, finish, onProblem, secret, onChange: setState })
  useEffect(() => {
    flow.open()
    return () => flow.close()
  }, [flow])
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
        ...{ elements: made, clientSecret: secret.current, redirect: 'if_required' },
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

  const underWay = { waiting: t.waiting, capturing: t.capturing, verifying: t.verifying }
  const busyText = state.step in underWay ? underWay[state.step as keyof typeof underWay] : undefined
  const text = busyText ?? (isShown || isError ? undefined : t.loading)
  const isLocked = busyText !== undefined
  useEffect(() => onBusy(text === undefined ? undefined : { text, isLocked }), [text, isLocked, onBusy])
  useEffect(() => () => onBusy({}), [onBusy])
  const shown = isError && state.step === 'idle' ? ({ step: 'note', note: 'away' } as const) : state
  return (
    <fieldset className="above-16" aria-label={fields}>
      <div ref={box} />
      <ErrorText>{fieldError}</ErrorText>
      <WalletNotice state={shown} flow={flow} texts={t} onUseBank={onUseBank} redirect={null} />
    </fieldset>
  )
}
