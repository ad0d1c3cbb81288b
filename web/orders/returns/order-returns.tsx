import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { OrderReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { getReturnNote } from '#shared/contract/orders/returns/customer-returns.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { addressOf } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type ReturnTexts, returnTexts } from './return-texts.ts'
import { signOf, standOf, titleOf } from './return-words.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))

interface Props {
  orderNumber: string
  /** Empty: the customer's own session opens it. */
  accessKey: string
  returns: readonly OrderReturn[]
  /** Whether the order has left. */
  isSent: boolean
  heading?: 'h2' | 'h3'
}

/** The returns of an order, open and settled, in words. */
export function OrderReturns({ returns, heading: Heading = 'h2', ...rest }: Props) {
  const t = returnTexts.useChunk()
  const [asked, setAsked] = useState<OrderReturn>()
  if (returns.length === 0) return null
  return (
    <section aria-labelledby={`returns-${rest.orderNumber}`}>
      <Heading className={Heading === 'h2' ? 'block-title' : 'plain-heading'} id={`returns-${rest.orderNumber}`}>
        {t.list.title}
      </Heading>
      <ul className="lines">
        {returns.map((one) => (
          <Entry key={one.code} one={one} {...rest} texts={t} onCancel={() => setAsked(one)} />
        ))}
      </ul>
      {asked && (
        <Suspense>
          <CancelDialog {...rest} one={asked} texts={t} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

interface EntryProps extends Omit<Props, 'returns' | 'heading'> {
  one: OrderReturn
  texts: ReturnTexts
  onCancel(): void
}

function Entry({ one, orderNumber, accessKey, isSent, texts: t, onCancel }: EntryProps) {
  const { language } = useI18n()
  const { label, tone, icon } = signOf(one, t)
  const isOpen = one.state === 'announced' || one.state === 'received'
  return (
    <li className="column">
      <p className="row wraps spaced-8">
        <span>
          <b className="bold">{titleOf(one, t)}</b> <span className="num">{one.code}</span>
        </span>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </p>
      <p>{one.lines.map((line) => lineText(line, t)).join(' · ')}</p>
      <p>{standOf(one, t, language, isSent).join(' ')}</p>
      {one.sent?.trackingUrl && (
        <p>
          <a className="link as-target" href={one.sent.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t.list.follow(one.sent.carrier)}
          </a>
        </p>
      )}
      <p className="muted">{t.list.opened(shopDate(one.createdAt, language))}</p>
      {(isOpen || one.canCancel) && (
        <p className="row wraps spaced-12 no-print">
          {isOpen && (
            <a
              className="link as-target spaced-8"
              href={addressOf(getReturnNote, { params: { orderNumber, code: one.code }, query: { k: accessKey } })}
              aria-label={t.list.notePdfOf(one.code)}
              download
            >
              <FileText className="icon icon-s" aria-hidden="true" /> {t.list.notePdf}
            </a>
          )}
          {one.canCancel && (
            <button type="button" className="btn-bare" aria-label={t.list.cancelOf(one.code)} onClick={onCancel}>
              {t.list.cancel}
            </button>
          )}
        </p>
      )}
    </li>
  )
}

function lineText({ quantity, name, frameSize, exchangeSize }: OrderReturn['lines'][number], t: ReturnTexts): string {
  if (exchangeSize && frameSize) return `${quantity} × ${name}, ${t.size(exchangeSize)} ${t.list.exchanged(frameSize)}`
  return [`${quantity} × ${name}`, frameSize && t.size(frameSize)].filter(Boolean).join(', ')
}
