import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { withdrawalStatementText } from '#shared/domain/platform/shop/withdrawal-statement.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { chosenSize, type RequestedReturn, type ReturnDraft } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { backCents, piecesOf, type TickedLine } from './return-ways.ts'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  asked: RequestedReturn
  sizes: ReturnDraft['sizes']
  texts: ReturnTexts
}

/** The consequences of the return: refund and its deadline, reserved size, parcel. */
export function SummaryFacts(props: Props) {
  const { returnPaidBy } = useShop()
  const { language } = useI18n()
  return (
    <dl className="return-facts grid above-20">
      {factsOf(props, language, returnPaidBy === 'shop').map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Language = Parameters<typeof shopDate>[1]

function factsOf(
  { order, offer, asked, sizes, texts: t }: Props,
  language: Language,
  isFree: boolean,
): [string, string][] {
  const { way, outcome, lines, reason, photoIds } = asked
  const s = t.summary
  const day = (on: string) => shopDate(on, language, 'promise')
  const { cents, shippingCents } = backCents(offer, lines, way.way)
  const amount = formatEuro(cents, language)
  const by = s.backWay[order.paymentMethod]
  const facts: [string, string][] = []
  if (way.way === 'withdrawal') facts.push([s.back, s.backBy(amount, by, day(offer.refundDueDay))])
  else if (outcome === 'refund') facts.push([s.back, s.backAfter(amount, by)])
  if (way.way === 'withdrawal' && centsOf(order.shipping) > 0)
    facts.push([s.shipping, shippingCents > 0 ? s.shippingBack(formatEuro(shippingCents, language)) : s.shippingKept])
  if (way.way === 'exchange') {
    const held = [...new Set(lines.map((line) => chosenSize(line, sizes)))].join(', ')
    facts.push([s.newSize, `${held}, ${s.heldUntil(day(offer.heldUntilDay))}`])
    facts.push([s.toPay, s.nothingToPay(formatEuro(0, language))])
  }
  if (way.photosNeeded > 0) {
    facts.push([s.wish, t.how.wishes[outcome]])
    facts.push([s.photos, String(photoIds.length)])
  } else {
    const isUnsent = !order.shippedAt && !order.deliveredAt
    facts.push([s.parcel, isUnsent ? s.notSent : s.sendBy(day(offer.sendByDay), isFree)])
  }
  if (reason) facts.push([s.reason, reason])
  if (way.way === 'withdrawal') facts.push([s.statement, statementOf({ order, offer, lines, t, language })])
  return facts
}

interface StatementOf extends Pick<Props, 'order' | 'offer'> {
  lines: readonly TickedLine[]
  t: ReturnTexts
  language: Language
}

function statementOf({ order, offer, lines, t, language }: StatementOf): string {
  // Nothing named is all: lines that are back already are not in the offer.
  const isWhole = piecesOf(lines) === order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  const items = lines.map(({ quantity, name, frameSize }) =>
    frameSize ? `${quantity} × ${name} (${t.summary.ofSize(frameSize)})` : `${quantity} × ${name}`,
  )
  const { customerName } = offer
  return withdrawalStatementText(
    { customerName, orderNumber: order.orderNumber, items: isWhole ? '' : items.join('; ') },
    language,
  )
}
