import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { LineProgress } from '#web/orders/order/line-progress.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import type { OrderTexts } from './order-texts.ts'

interface Props {
  lines: OrderPage['items']
  texts: OrderTexts
  /** After delivery: reviews of these items are verified purchases. */
  isFetched?: boolean
  reviewQuery?: string | undefined
}

export function PlacedLines({ lines, texts: t, reviewQuery, isFetched = false }: Props) {
  const at = usePagePath()
  const { language } = useI18n()
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  return (
    <ul className="checkout-items" aria-label={t.linesTitle}>
      {lines.map((line) => (
        <li className="grid spaced-12" key={line.line}>
          <Picture category={line.category} url={line.imageUrl} alt="" sizes="72px" className="self-start" />
          <div className="can-shrink">
            <p className="item-name">
              {line.slug ? (
                <a className="plain-link" href={at(`/prodotto/${line.slug}`)}>
                  {wholeCodes(line.name)}
                </a>
              ) : (
                wholeCodes(line.name)
              )}
            </p>
            <p className="small muted">
              {line.frameSize && `${t.size(line.frameSize)} · `}
              {t.quantity(line.quantity)}
              {line.quantity > 1 && ` · ${t.each(euro(line.price))}`}
            </p>
            {line.progress && <LineProgress quantity={line.quantity} progress={line.progress} isFetched={isFetched} />}
            {line.slug && reviewQuery && (
              <p className="small no-print">
                <a className="link as-target" href={at(`/prodotto/${line.slug}?${reviewQuery}`)}>
                  {t.review}
                  <span className="sr-only">: {line.name}</span>
                </a>
              </p>
            )}
          </div>
          <span className="nowrap">{euro(line.total)}</span>
        </li>
      ))}
    </ul>
  )
}
