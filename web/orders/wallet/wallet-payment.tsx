import { PayPalProvider, usePayPalOneTimePaymentSession } from '@paypal/react-paypal-js/sdk-v6'
import { useQuery } from '@tanstack/react-query'
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import { getWalletSetup } from '#shared/contract/orders/wallet.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { type Api, useApi } from '#web/platform/api.ts'
import { useBusyButton, useWalletFlow } from './use-wallet-flow.ts'
import type { WalletFlow } from './wallet-flow.ts'
import { WalletNotice } from './wallet-note.tsx'
import type { WalletPaymentProps } from './wallet-payment-props.ts'
import { loadWalletScript } from './wallet-script.ts'
import type { WalletSubject } from './wallet-state.ts'
import { type WalletTexts, walletTexts } from './wallet-texts.ts'

type UseWindow = typeof usePayPalOneTimePaymentSession

/** What the money comes by, in the provider's own parts. */
export interface PaidBy<Wanted> {
  components: ComponentProps<typeof PayPalProvider>['components']
  /** In a window of the provider's. */
  useWindow?: UseWindow
  /** In the page instead. */
  Session?: ComponentType<SessionProps<Wanted> & { handle: Handle<Wanted> }>
  /** In place of the wallet's own words. */
  words?: Partial<WalletTexts>
}

/** The client token lives 15 minutes. */
const freshForMs = 12 * 60_000

const inWallet = { components: ['paypal-payments' as const] }

async function prepare(api: Api) {
  const setup = await api(getWalletSetup)
  await loadWalletScript(setup.sdkUrl)
  return setup
}

export function WalletPayment<Wanted>({
  subject,
  handle,
  finish,
  onProblem,
  onBusy,
  onUseBank,
  by = inWallet,
  children,
}: WalletPaymentProps<Wanted> & { subject: WalletSubject<Wanted>; by?: PaidBy<Wanted>; children?: ReactNode }) {
  const t = { ...walletTexts.useChunk(), ...by.words }
  const { language } = useI18n()
  const api = useApi()
  const { flow, state } = useWalletFlow({ subject, finish, onProblem })
  const {
    data: setup,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['wallet-setup'],
    queryFn: () => prepare(api),
    staleTime: freshForMs,
    // A new token would end the session of an open window.
    refetchInterval: flow.isBusy ? false : freshForMs,
    refetchOnMount: true,
  })
  const [isReady, setReady] = useState(false)
  useBusyButton({ state, texts: t, isReady: isReady || (isError && !isFetching), onBusy })
  const session = { flow, onReady: setReady, useWindow: by.useWindow, isReal: setup?.environment === 'production' }
  const Session = by.Session ?? WindowSession
  const shown = isError && state.step === 'idle' ? ({ step: 'note', note: 'away' } as const) : state
  if (!setup) {
    return (
      <>
        <NoSession handle={handle} onStart={refetch} />
        <WalletNotice state={shown} flow={flow} texts={t} onUseBank={onUseBank} redirect={null} />
      </>
    )
  }
  return (
    <PayPalProvider
      clientToken={setup.clientToken}
      environment={setup.environment}
      components={by.components}
      pageType="checkout"
      locale={language === 'it' ? 'it-IT' : 'en-GB'}
    >
      {children}
      <Session {...session} handle={handle} />
      <WalletNotice
        state={shown}
        flow={flow}
        texts={t}
        onUseBank={onUseBank}
        redirect={<RedirectButton {...session} label={t.redirect} />}
      />
    </PayPalProvider>
  )
}

/** The provider could not be reached: the button tries again. */
function NoSession<Wanted>({ handle, onStart }: { handle: Handle<Wanted>; onStart(): Promise<unknown> }) {
  useImperativeHandle(handle, () => ({ start: () => void onStart() }), [onStart])
  return null
}

export type Handle<Wanted> = WalletPaymentProps<Wanted>['handle']

export interface SessionProps<Wanted> {
  flow: WalletFlow<Wanted>
  useWindow?: UseWindow | undefined
  onReady(isReady: boolean): void
  /** Money is taken. */
  isReal: boolean
}

function WindowSession<Wanted>({
  flow,
  onReady,
  useWindow,
  handle,
}: SessionProps<Wanted> & { handle: Handle<Wanted> }) {
  const { isReady, run } = useSession(flow, 'auto', useWindow)
  useEffect(() => onReady(isReady), [isReady, onReady])
  useImperativeHandle(
    handle,
    () => ({
      start(requested) {
        flow.begin(requested)
        run()
      },
    }),
    [flow, run],
  )
  return null
}

/** Where windows are blocked: the provider's page takes the place of this one and comes back to /checkout/ritorno. */
function RedirectButton<Wanted>({ flow, label, useWindow }: SessionProps<Wanted> & { label: string }) {
  const { run } = useSession(flow, 'redirect', useWindow)
  return (
    <button
      type="button"
      className="btn"
      onClick={() => {
        flow.beginAgain()
        run()
      }}
    >
      {label}
    </button>
  )
}

function useSession<Wanted>(
  flow: WalletFlow<Wanted>,
  presentationMode: 'auto' | 'redirect',
  useWindow: UseWindow = usePayPalOneTimePaymentSession,
) {
  // The provider says `orderId` of its own order.
  const createOrder = useCallback(async () => ({ orderId: await flow.createOrder() }), [flow])
  const common = {
    createOrder,
    onApprove: ({ orderId }: { orderId: string }) => flow.approved(orderId),
    onCancel: () => void flow.cancelled(),
    onError: (error: Error) => void flow.failed(error),
  }
  const { handleClick, isPending, error } = useWindow(
    presentationMode === 'redirect'
      ? { ...common, presentationMode, autoRedirect: { enabled: true } }
      : { ...common, presentationMode },
  )
  const run = useCallback(() => {
    handleClick().catch((failure: unknown) => void flow.failed(failure))
  }, [handleClick, flow])
  return { isReady: !isPending && !error, run }
}
