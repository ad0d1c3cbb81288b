import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { parcelTexts } from './parcel-texts.ts'

interface Props {
  order: Pick<OrderPage, 'orderNumber' | 'createdAt' | 'shippedAt' | 'work'>
  heading?: 'h2' | 'h3'
}

/** The workshop progress of the customer's bicycle. */
export function WorkshopProgress({ order, heading: Heading = 'h2' }: Props) {
  const t = parcelTexts.useChunk()
  const { orderNumber, createdAt, shippedAt, work } = order
  if (!work) return null
  const steps = [{ step: 'received' as const, at: createdAt }, ...work]
  // A shipped order was built and packed, even if those steps were not recorded.
  const last = shippedAt ? steps.length - 1 : steps.findLastIndex(({ at }) => at)
  return (
    <section aria-labelledby={`work-${orderNumber}`}>
      <Heading className={Heading === 'h2' ? 'block-title' : 'plain-heading'} id={`work-${orderNumber}`}>
        {t.workTitle}
      </Heading>
      <div className="ticket above-8">
        <div className="ticket-body">
          <p className="small">{t.workText[steps[last]?.step ?? 'received']}</p>
          <ol className="parcel-steps grid" aria-label={t.workTitle}>
            {steps.map(({ step, at }, i) => (
              <li
                key={step}
                className={i < last || (i === last && shippedAt) ? 'is-done' : i === last ? 'is-now' : undefined}
                aria-current={i === last && !shippedAt ? 'step' : undefined}
              >
                {t.workStep[step]}
                {at && <Moment at={at} />}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Moment({ at }: { at: string }) {
  const { language } = useI18n()
  return (
    <time dateTime={at} className="block">
      <span className="block">{shopDate(at, language, 'short').slice(0, 5)}</span>
      <span className="block">{shopTime(at)}</span>
    </time>
  )
}
