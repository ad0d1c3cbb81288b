import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Cents, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { SignInAgain } from '#web/session/sign-in-again.tsx'

interface Props {
  problem: Exclude<OrderProblem, { kind: 'fields' }>
  totalCents: Cents
  attempt: number
  /** After an ended session: the buyer continues without it. */
  onGuest(): void
  texts: CheckoutTexts
}

export function OrderProblemNote({ problem, totalCents, attempt, onGuest, texts: t }: Props) {
  const { language } = useI18n()
  const { phone } = useShop()
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus
  useEffect(() => box.current?.focus(), [attempt])
  const [what, how] = {
    session: [t.session, t.sessionText],
    price: [t.priceChanged, t.priceChangedText(formatEuro(totalCents, language))],
    stock: [t.stock, t.stockText],
    unavailable: [t.unavailable, t.unavailableText],
    notOnline: [problem.kind === 'notOnline' ? problem.message : '', ''],
    delivery: [t.delivery, t.deliveryText],
    tooMany: [t.tooMany, t.tooManyText(phone)],
    notReady: [t.notReady, ''],
    code: [t.code, problem.kind === 'code' ? problem.message : ''],
    giftCard: [t.giftCard, problem.kind === 'giftCard' ? problem.message : ''],
    offline: [t.offline, t.offlineText],
    busy: [t.busy, problem.kind === 'busy' ? t.busyText(problem.seconds) : ''],
    failed: [t.failed, t.failedText(phone)],
  }[problem.kind]
  return (
    <div className="note note-error" ref={box} tabIndex={-1} role="alert">
      <CircleAlert className="icon error-text" aria-hidden="true" />
      <span className="column can-shrink spaced-12">
        <span>
          <b className="bold">{what}</b> {how}
        </span>
        {problem.kind === 'session' && (
          <span className="row wraps">
            <SignInAgain>{t.signInAgain}</SignInAgain>
            <button type="button" className="btn" onClick={onGuest}>
              {t.goOnAsGuest}
            </button>
          </span>
        )}
      </span>
    </div>
  )
}
