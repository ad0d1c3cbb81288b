import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { refundDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { paidFor } from '#shared/domain/pricing/worth-of-units.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { chosenSize, type RequestedReturn, type ReturnDraft } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { lineKey, type TickedLine, type WayOffer } from './return-ways.ts'
import { SummaryFacts } from './summary-facts.tsx'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  asked: RequestedReturn
  isOnly: boolean
  sizes: ReturnDraft['sizes']
  texts: ReturnTexts
}

/** One requested return with its consequences. */
export function RequestedReturnView({ order, offer, asked, isOnly, sizes, texts: t }: Props) {
  return (
    <section className={isOnly ? undefined : 'return-part above-24 padded-24 line-above'}>
      {!isOnly && <h3>{t.summary.part[asked.way.way]}</h3>}
      <ul className="above-8">
        {asked.lines.map((line) => (
          <Line key={lineKey(line)} {...{ line, asked, sizes, t }} />
        ))}
      </ul>
      <SummaryFacts {...{ order, offer, asked, sizes, texts: t }} />
      <p className="note above-20">
        <span>{noteOf(asked.way, t)}</span>
      </p>
    </section>
  )
}

function noteOf({ way, isCourtesy }: WayOffer, t: ReturnTexts): string {
  if (way === 'withdrawal') return t.summary.withdrawalNote(refundDays)
  if (isCourtesy) return t.summary.courtesyNote
  return way === 'transport_damage' || way === 'guarantee' ? t.summary.damageNote : t.summary.shopNote
}

interface LineProps {
  line: TickedLine
  asked: RequestedReturn
  sizes: ReturnDraft['sizes']
  t: ReturnTexts
}

function Line({ line, asked: { way, outcome }, sizes, t }: LineProps) {
  const { language } = useI18n()
  const words = way.way === 'exchange' ? t.summary.way.exchange(chosenSize(line, sizes) ?? '') : t.summary.way[way.way]
  const kept = line.left - line.quantity
  return (
    <li className="return-item grid spaced-8-16 align-center line-below return-item-plain">
      <Picture category={line.category} url={line.imageUrl} alt="" sizes="88px" />
      <div className="can-shrink">
        <p className="item-name">
          {line.quantity} × {line.name}
          {line.frameSize && `, ${t.size(line.frameSize)}`}
        </p>
        <p className="small muted">
          {kept > 0 && `${t.summary.kept(kept)} `}
          {words}
        </p>
      </div>
      <p className="bold nowrap tabular-nums">
        {outcome === 'refund' && formatEuro(paidFor(line, line.quantity), language)}
      </p>
    </li>
  )
}
