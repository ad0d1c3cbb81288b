import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { cardCalls } from '#web/orders/wallet/wallet-calls.ts'
import { WalletFlow } from '#web/orders/wallet/wallet-flow.ts'
import { checkoutSubject, orderSubject, paidOrder } from '#web/orders/wallet/wallet-memory.ts'
import { WalletNotice } from '#web/orders/wallet/wallet-note.tsx'
import type { WalletFlowParts, WalletState } from '#web/orders/wallet/wallet-state.ts'
import { walletTexts } from '#web/orders/wallet/wallet-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { usePlaceOrder } from './use-place-order.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Props {
  /** The provider's id of the payment, from the address it sends the buyer back to. */
  providerOrderId: string | undefined
  outcome: 'approved' | 'cancelled'
}

/** Back from the provider's page, to the order or the checkout that the payment is of. */
export function BackFromWallet(props: Props) {
  const [ofOrder] = useState(() => {
    const open = orderSubject.memory.read()
    return open?.providerOrderId === props.providerOrderId ? open?.wanted : undefined
  })
  const t = walletTexts.useChunk()
  const navigate = useNavigate()
  const { send } = usePlaceOrder()
  const api = useApi()
  if (ofOrder) {
    const { orderNumber, k } = ofOrder
    const toOrder = () =>
      navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search: { k }, replace: true })
    const finish = async () => {
      await toOrder()
      return undefined
    }
    const calls = ofOrder.method === 'card' ? cardCalls(api) : undefined
    const parts = { subject: orderSubject, calls, finish, onProblem: () => void toOrder() }
    return <Returned {...props} parts={parts} back={t.backToOrder} onBack={() => void toOrder()} />
  }
  const isCard = checkoutSubject.memory.read()?.wanted.order.paymentMethod === 'card'
  const toCheckout = (replace: boolean) => navigate({ to: '/', search: { checkout: 1 }, replace })
  const parts: Parts<Parameters<typeof paidOrder>[0]['wanted']> = {
    subject: checkoutSubject,
    calls: isCard ? cardCalls(api) : undefined,
    finish: async (paid) => {
      const problem = await send(paidOrder(paid))
      if (!problem) await toCheckout(true)
      return problem
    },
    // Price or stock have changed while the buyer was away: the checkout shows how it is now.
    onProblem: () => void toCheckout(true),
  }
  return <Returned {...props} parts={parts} back={t.backToCheckout} onBack={() => void toCheckout(false)} />
}

type Parts<Wanted> = Pick<WalletFlowParts<Wanted>, 'subject' | 'calls' | 'finish' | 'onProblem'>

function Returned<Wanted>({
  providerOrderId,
  outcome,
  parts,
  back,
  onBack,
}: Props & { parts: Parts<Wanted>; back: string; onBack(): void }) {
  const t = walletTexts.useChunk()
  const api = useApi()
  const [state, setState] = useState<WalletState>({ step: 'verifying', isLong: false })
  const [stands, setStands] = useState<{ orderNumber: string | undefined }>()
  const [flow] = useState(
    () =>
      new WalletFlow({
        ...parts,
        api,
        onElsewhere: (orderNumber) => setStands({ orderNumber }),
        onChange: setState,
        wait: pause,
      }),
  )
  useEffect(() => {
    if (!providerOrderId) setState({ step: 'note', note: 'expired' })
    else if (outcome === 'approved') void flow.approved(providerOrderId)
    else void flow.cancelled(providerOrderId)
  }, [flow, providerOrderId, outcome])
  if (stands) {
    return (
      <p className="note note-ok" role="status">
        <span>
          {stands.orderNumber && <b className="bold">{t.returnDone(stands.orderNumber)}</b>} {t.returnDoneText}
        </span>
      </p>
    )
  }
  const shown =
    state.step === 'capturing' || state.step === 'idle' ? ({ step: 'verifying', isLong: false } as const) : state
  return (
    <>
      <WalletNotice state={shown} flow={flow} texts={{ ...t, ...t.returned }} onUseBank={onBack} redirect={null} />
      {state.step === 'note' && (
        <button type="button" className="btn btn-main" onClick={onBack}>
          {back}
        </button>
      )}
    </>
  )
}
