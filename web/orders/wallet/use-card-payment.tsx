import type { Cents } from '#shared/domain/platform/money.ts'
import { useBusyButton, useWalletFlow } from './use-wallet-flow.ts'
import { cardCalls } from './wallet-calls.ts'
import type { WalletFlow } from './wallet-flow.ts'
import { WalletNotice } from './wallet-note.tsx'
import type { WalletPaymentProps } from './wallet-payment-props.ts'
import type { StartedPayment, WalletSubject } from './wallet-state.ts'
import { type WalletTexts, walletTexts } from './wallet-texts.ts'

export interface CardPaymentProps<Wanted> extends WalletPaymentProps<Wanted> {
  subject: WalletSubject<Wanted>
  amountCents: Cents
}

/** A payment by a provider other than the wallet's: its flow, and what is said about it. */
export function useCardPayment<Wanted>(
  { subject, finish, onProblem, onBusy, onUseBank }: CardPaymentProps<Wanted>,
  { words, isReady = true, isAway = false }: { words: Partial<WalletTexts>; isReady?: boolean; isAway?: boolean },
) {
  const texts = { ...walletTexts.useChunk(), ...words }
  const { flow, state } = useWalletFlow<Wanted>({ subject, finish, onProblem, callsOf: cardCalls })
  useBusyButton({ state, texts, isReady: isReady || isAway, onBusy })
  const shown = isAway && state.step === 'idle' ? ({ step: 'note', note: 'away' } as const) : state
  const notice = <WalletNotice state={shown} flow={flow} texts={texts} onUseBank={onUseBank} redirect={null} />
  return { flow, notice }
}

/** Leaves for the provider's page, which comes back to /checkout/ritorno. */
export async function leaveForPage<Wanted>(
  flow: WalletFlow<Wanted>,
  requested: Wanted,
  pageOf: (started: StartedPayment) => string | undefined,
): Promise<void> {
  flow.begin(requested)
  try {
    const id = await flow.createOrder()
    const page = flow.started && pageOf(flow.started)
    if (page) location.assign(page)
    else await flow.cancelled(id)
  } catch (error) {
    await flow.failed(error)
  }
}
