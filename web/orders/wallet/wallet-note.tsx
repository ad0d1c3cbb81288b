import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { SignInAgain } from '#web/session/sign-in-again.tsx'
import type { WalletFlow } from './wallet-flow.ts'
import type { WalletState } from './wallet-state.ts'
import type { WalletTexts } from './wallet-texts.ts'

interface Props {
  state: WalletState
  flow: Pick<WalletFlow<never>, 'complete'>
  texts: WalletTexts
  onUseBank(): void
  redirect: ReactNode
}

export function WalletNotice({ state, flow, texts: t, onUseBank, redirect }: Props) {
  const bank = (
    <button type="button" className="link btn-bare" onClick={onUseBank}>
      {t.useBank}
    </button>
  )
  switch (state.step) {
    case 'idle':
    case 'capturing':
      return null
    case 'waiting':
      return (
        <div className="note above-16" role="status">
          <span className="spin above-2" aria-hidden="true" />
          <span>
            {t.waitingText} {bank}
          </span>
        </div>
      )
    case 'verifying':
      if (state.isSignedOut)
        return (
          <Trouble what={t.signedOut[0]} how={t.signedOut[1]}>
            <SignInAgain>{t.signInAgain}</SignInAgain>
          </Trouble>
        )
      return (
        <Focused role="status">
          <span className="spin above-2" aria-hidden="true" />
          <span>
            <b className="bold">{t.verifyingTitle}</b> {state.isLong ? t.verifyingLong : t.verifyingText}
          </span>
        </Focused>
      )
    case 'approved': {
      const [what, how] = state.isAway ? t.away : t.approved
      return (
        <Trouble what={what} how={how}>
          <button type="button" className="btn" onClick={() => void flow.complete()}>
            {t.complete}
          </button>
          {bank}
        </Trouble>
      )
    }
    case 'note': {
      const [what, how] = t[state.note]
      const isRefund = state.note === 'soldOut' || state.note === 'refunded'
      return (
        <Trouble what={what} how={how}>
          {state.note === 'blocked' && redirect}
          {!isRefund && bank}
        </Trouble>
      )
    }
  }
}

function Trouble({ what, how, children }: { what?: string; how?: string; children: ReactNode }) {
  return (
    <Focused role="alert" className="note-error">
      <CircleAlert className="icon error-text" aria-hidden="true" />
      <span className="column can-shrink spaced-12">
        <span>
          <b className="bold">{what}</b> {how}
        </span>
        <span className="row wraps">{children}</span>
      </span>
    </Focused>
  )
}

/** Comes into sight and takes the focus: the button that led here is in another part of the page. */
function Focused({
  role,
  className = '',
  children,
}: {
  role: 'alert' | 'status'
  className?: string
  children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={`note above-16 ${className}`} role={role} ref={box} tabIndex={-1}>
      {children}
    </div>
  )
}
