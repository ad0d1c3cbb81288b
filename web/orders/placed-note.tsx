import { ibanInFours } from '#shared/domain/orders/bank-form.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { browserStorage } from '#web/platform/browser-storage.ts'
import type { ConfirmedOrder } from './kept/last-order.ts'
import { sessionKeys } from './kept/session-keys.ts'

/** Not in the dictionaries, which may be the part that failed. */
const words = {
  it: {
    placed: (number: string, total: string) => `Il tuo ordine ${number} è registrato. Totale: ${total}`,
    transfer: (amount: string, to: string, reference: string) =>
      `Da pagare con bonifico: ${amount} a ${to}, causale ${reference},`,
    link: 'Vedi l’ordine',
  },
  en: {
    placed: (number: string, total: string) => `Your order ${number} has been placed. Total: ${total}`,
    transfer: (amount: string, to: string, reference: string) =>
      `To pay by bank transfer: ${amount} to ${to}, reference ${reference},`,
    link: 'See the order',
  },
}

const shownForMs = 3_600_000

/** After a failure behind a placed order: says that it exists, and the amount to pay. Needs no further code. */
export function PlacedNote() {
  const { language } = useI18n()
  const at = usePagePath()
  const t = words[language]
  const order = orderJustPlaced()
  if (!order) return null
  const { orderNumber, accessKey, total, toPay, bankTransfer, paymentStatus } = order
  const transfer = paymentStatus === 'paid' ? undefined : bankTransfer
  return (
    <div className="note note-ok" role="status">
      <div>
        <p className="bold">{t.placed(orderNumber, formatEuro(centsOf(total), language))}</p>
        {transfer && (
          <p>
            {t.transfer(formatEuro(centsOf(toPay ?? total), language), transfer.beneficiary, transfer.reference)}{' '}
            <span className="nowrap">IBAN {ibanInFours(transfer.iban)}</span>
          </p>
        )}
        <a href={at(`/ordine/${orderNumber}?k=${accessKey}`)}>{t.link}</a>
      </div>
    </div>
  )
}

/** From this tab's storage; read without its schema, whose code may have failed to load. */
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
