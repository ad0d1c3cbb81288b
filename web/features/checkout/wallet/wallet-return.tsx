import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApi } from '#web/api.ts'
import { usePlaceOrder } from '#web/features/checkout/use-place-order.ts'
import { WalletFlow } from './wallet-flow.ts'
import { walletAttempt, walletMemory } from './wallet-memory.ts'
import { WalletNote } from './wallet-note.tsx'
import type { WalletState } from './wallet-state.ts'
import { walletTexts } from './wallet-texts.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Props {
  /** The provider's id of the payment, from the address it sends the buyer back to. */
  providerOrderId: string | undefined
  outcome: 'approved' | 'cancelled'
}

export function WalletReturn({ providerOrderId, outcome }: Props) {
  const t = walletTexts.useChunk()
  const api = useApi()
  const navigate = useNavigate()
  const { send } = usePlaceOrder()
  const [state, setState] = useState<WalletState>({ step: 'verifying', isLong: false })
  const [stands, setStands] = useState<{ orderNumber: string | undefined }>()
  const [flow] = useState(
    () =>
      new WalletFlow({
        api,
        place: async (body) => {
          const problem = await send(body)
          if (!problem) await navigate({ to: '/', search: { checkout: 1 }, replace: true })
          return problem
        },
        // Price or stock have changed while the buyer was away: the checkout shows how it is now.
        onProblem: () => void navigate({ to: '/', search: { checkout: 1 }, replace: true }),
        onElsewhere: (orderNumber) => setStands({ orderNumber }),
        onChange: setState,
        memory: walletMemory,
        attempt: walletAttempt,
        wait: pause,
      }),
  )
  useEffect(() => {
    if (!providerOrderId) setState({ step: 'note', note: 'expired' })
    else if (outcome === 'approved') void flow.approved(providerOrderId)
    else void flow.cancelled(providerOrderId)
  }, [flow, providerOrderId, outcome])
  const toCheckout = () => void navigate({ to: '/', search: { checkout: 1 } })
  if (stands) {
    return (
      <p className="note note-ok" role="status">
        <span>
          {stands.orderNumber && <b className="b">{t.returnDone(stands.orderNumber)}</b>} {t.returnDoneText}
        </span>
      </p>
    )
  }
  const shown =
    state.step === 'capturing' || state.step === 'idle' ? ({ step: 'verifying', isLong: false } as const) : state
  return (
    <>
      <WalletNote state={shown} flow={flow} texts={t} onUseBank={toCheckout} redirect={null} />
      {state.step === 'note' && (
        <button type="button" className="btn btn-1" onClick={toCheckout}>
          {t.backToCheckout}
        </button>
      )}
    </>
  )
}
