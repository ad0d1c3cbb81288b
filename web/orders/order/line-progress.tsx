import { Banknote, type LucideIcon, PackageCheck, PackageOpen, RotateCcw, Store, Truck, Undo2 } from 'lucide-react'
import type { LineProgress as Progress } from '#shared/contract/orders/orders.ts'
import type { MoneyBack, OtherMoneyBack } from '#shared/contract/orders/refunds.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { type ReturnTexts, returnTexts } from '#web/orders/returns/return-texts.ts'

interface Props {
  quantity: number
  progress: Progress
  /** A pick-up: sent items are ready at the shop. */
  isFetched: boolean
}

/** The state of an item, one line each: sent, in return, exchanged, refunded. */
export function LineProgress(props: Props) {
  const t = returnTexts.useChunk()
  const { language } = useI18n()
  return (
    <ul className="small above-4">
      {linesOf(props, t, language).map(({ key, icon: Icon, text, isGood }) => (
        <li key={key} className="flex align-start spaced-8">
          <Icon className={`icon icon-s above-2 ${isGood ? 'success-text' : ''}`} aria-hidden="true" />
          <span className="can-shrink">{text}</span>
        </li>
      ))}
    </ul>
  )
}

interface Line {
  key: string
  icon: LucideIcon
  text: string
  isGood?: boolean
}

function linesOf({ quantity, progress, isFetched }: Props, { became: t }: ReturnTexts, language: Language): Line[] {
  const { sent, returning, received, returned, replaced, refunds } = progress
  const [left, came] = isFetched ? [t.ready, t.collected] : [t.sent, t.delivered]
  const day = (at: string) => shopDate(at, language)
  const lines: Omit<Line, 'key'>[] = [
    ...byDay(sent, day).map(({ quantity: count, sentAt, deliveredAt }) =>
      deliveredAt
        ? { icon: PackageCheck, isGood: true, text: came(count, quantity, day(deliveredAt)) }
        : { icon: isFetched ? Store : Truck, text: left(count, quantity, day(sentAt)) },
    ),
    ...(returning > 0 ? [{ icon: Undo2, text: t.returning(returning) }] : []),
    ...(received > 0 ? [{ icon: PackageOpen, text: t.received(received) }] : []),
    ...(returned > 0 ? [{ icon: PackageOpen, text: t.returned(returned) }] : []),
    ...replaced.map(({ quantity: count, outcome, frameSize, sentAt }) => ({
      icon: RotateCcw,
      text: outcome === 'exchange' ? t.exchanged(count, frameSize, day(sentAt)) : t.repaired(count, day(sentAt)),
    })),
    ...refunds.map((refund) => ({
      icon: Banknote,
      text: `${formatEuro(centsOf(refund.amount), language)} ${wayText(refund, t, language)}`,
    })),
  ]
  // Two refunds of one day read alike.
  return lines.map((line, i) => ({ ...line, key: `${i}` }))
}

/** Units sent in several parcels on one day are merged. */
function byDay(sent: Progress['sent'], day: (at: string) => string): Progress['sent'] {
  const groups = Map.groupBy(sent, ({ sentAt, deliveredAt }) =>
    deliveredAt ? `delivered ${day(deliveredAt)}` : day(sentAt),
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
}

/** Method, time and expected arrival of the refund. */
function wayText(
  { kind, state, at, arrivesBy, ibanEnd, withGiftCard }: MoneyBack,
  t: Became,
  language: Language,
): string {
  const also = withGiftCard ? t.alsoOnCard : ''
  if (state === 'pending') return t.pending[kind](ibanEnd) + also
  const by = arrivesBy && shopDate(`${arrivesBy}T12:00:00Z`, language, 'promise')
  return `${t.done[kind](shopDate(at, language), ibanEnd)}${by ? t.arrives[kind](by) : ''}${also}`
}

type Became = ReturnTexts['became']

/** A refund without an item, in words: its name, and its method. */
export function otherMoneyWords(one: OtherMoneyBack, { became: t }: ReturnTexts, language: Language) {
  if (centsOf(one.amount) < 0) return { name: t.kept(one.note), text: '' }
  return { name: one.isShipping ? t.shipping : (one.note ?? t.other), text: wayText(one, t, language) }
}

/** The same below an order's items, on pages without totals. */
export function OtherMoney({ refunds }: { refunds: readonly OtherMoneyBack[] }) {
  const t = returnTexts.useChunk()
  const { language } = useI18n()
  return (
    <ul className="small">
      {refunds.map((one) => {
        const { name, text } = otherMoneyWords(one, t, language)
        return (
          <li key={`${one.at} ${name} ${one.amount}`} className="flex align-start spaced-8">
            <Banknote className="icon icon-s above-2" aria-hidden="true" />
            <span className="can-shrink">
              <b className="bold">{name}</b>: {formatEuro(Math.abs(centsOf(one.amount)), language)} {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
