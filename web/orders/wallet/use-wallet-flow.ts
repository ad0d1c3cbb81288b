import { useEffect, useRef, useState } from 'react'
import { type Api, useApi } from '#web/platform/api.ts'
import type { WalletCalls } from './wallet-calls.ts'
import { WalletFlow } from './wallet-flow.ts'
import type { WalletPaymentProps } from './wallet-payment-props.ts'
import type { WalletState, WalletSubject } from './wallet-state.ts'
import type { WalletTexts } from './wallet-texts.ts'

interface FlowOptions<Wanted> extends Pick<WalletPaymentProps<Wanted>, 'finish' | 'onProblem'> {
  subject: WalletSubject<Wanted>
  /** Those of the wallet, unless another provider takes the money. */
  callsOf?(api: Api): WalletCalls
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The payment of this screen, which opens and closes with it. */
export function useWalletFlow<Wanted>({ subject, callsOf, finish, onProblem }: FlowOptions<Wanted>) {
  const api = useApi()
  const [state, setState] = useState<WalletState>({ step: 'idle' })
  const latest = useRef({ finish, onProblem })
  useEffect(() => {
    latest.current = { finish, onProblem }
  }, [finish, onProblem])
  const [flow] = useState(
    () =>
      new WalletFlow<Wanted>({
        api,
        subject,
        calls: callsOf?.(api),
        finish: (paid) => latest.current.finish(paid),
        onProblem: (problem) => latest.current.onProblem(problem),
        onChange: setState,
        wait: pause,
      }),
  )
  useEffect(() => {
    flow.open()
    const onShow = (event: PageTransitionEvent) => {
      // Back from the provider's page, which had taken this one's place.
      if (event.persisted && flow.state.step === 'waiting') void flow.cancelled()
    }
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('pageshow', onShow)
      flow.close()
    }
  }, [flow])
  return { flow, state }
}

const underWay = ['waiting', 'capturing', 'verifying'] as const
const isUnderWay = (step: string): step is (typeof underWay)[number] => underWay.some((one) => one === step)

interface Busy extends Pick<WalletPaymentProps<never>, 'onBusy'> {
  state: WalletState
  texts: Pick<WalletTexts, 'loading' | (typeof underWay)[number]>
  isReady: boolean
}

/** Tells the button below what to say meanwhile. */
export function useBusyButton({ state: { step }, texts, isReady, onBusy }: Busy): void {
  const isLocked = isUnderWay(step)
  const text = isLocked ? texts[step] : isReady ? undefined : texts.loading
  useEffect(() => onBusy(text === undefined ? undefined : { text, isLocked }), [text, isLocked, onBusy])
  useEffect(() => () => onBusy({}), [onBusy])
}
