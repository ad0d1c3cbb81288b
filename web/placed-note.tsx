import { ibanInFours } from '#shared/domain/bank-form.ts'
import { centsOf, formatEuro } from '#shared/domain/money.ts'
import { browserStorage } from './browser-storage.ts'
import type { ConfirmedOrder } from './features/checkout/placed/last-order.ts'
import { sessionKeys } from './features/checkout/session-keys.ts'
import { useI18n, usePagePath } from './i18n/i18n.tsx'

const shownForMs = 3_600_000

/** Where something broke after an order was placed: that it stands, and what is to be paid. Needs no code of its own. */
export function PlacedNote() {
  const { language, texts } = useI18n()
  const at = usePagePath()
  const t = texts.failures
  const order = orderJustPlaced()
  if (!order) return null
  const { orderNumber, accessKey, total, toPay, bankTransfer, paymentStatus } = order
  const transfer = paymentStatus === 'paid' ? undefined : bankTransfer
  return (
    <div className="note note-ok" role="status">
      <div>
        <p className="b">{t.placed(orderNumber, formatEuro(centsOf(total), language))}</p>
        {transfer && (
          <p className="wrap-anywhere">
            {t.placedTransfer(formatEuro(centsOf(toPay ?? total), language), transfer.beneficiary, transfer.reference)}{' '}
            <span className="nowrap">IBAN {ibanInFours(transfer.iban)}</span>
          </p>
        )}
        <a href={at(`/ordine/${orderNumber}?k=${accessKey}`)}>{t.placedLink}</a>
      </div>
    </div>
  )
}

/** As the checkout has stored it in this tab; read without its schema, whose code may be what has not come. */
function orderJustPlaced(): ConfirmedOrder['order'] | undefined {
  try {
    const kept: ConfirmedOrder = JSON.parse(browserStorage('sessionStorage')?.getItem(sessionKeys.lastOrder) ?? '')
    const { order } = kept
    const isNew = Date.now() - Date.parse(order.createdAt) < shownForMs
    return isNew && centsOf(order.total) >= 0 ? order : undefined
  } catch {
    return undefined
  }
}
