import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { cardPartOf } from '#shared/domain/orders/order-money.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { needsNoPaypalAccount } from '#shared/domain/platform/states/paypal-account.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { AccountFields } from './account-fields.tsx'
import { type DraftErrors, type RefundDraft, type RefundSums, sumsOf } from './refund-draft.ts'

interface Props {
  order: AdminOrder
  draft: RefundDraft
  errors: DraftErrors
  busy: boolean
  error: string | undefined
  onChange(part: Partial<RefundDraft>): void
  onClose(): void
}

const ways: Record<AdminOrder['paymentMethod'], { where: string; short: string }> = {
  gift_card: { where: 'sul buono regalo, subito.', short: 'sul buono' },
  bank: { where: 'con un bonifico che fai tu.', short: 'con bonifico' },
  counter: { where: 'in negozio, o con un bonifico che fai tu.', short: 'in negozio' },
  card: { where: 'come ha pagato. Di solito arriva entro pochi giorni.', short: 'come ha pagato' },
  paypal: { where: 'su PayPal, dove ha pagato. Di solito arriva entro pochi giorni.', short: 'con PayPal' },
}

/** The refund and the rest; the button names sum and method. */
export function RefundSummary({ order, draft, errors, busy, error, onChange, onClose }: Props) {
  const sums = sumsOf(order, draft)
  const [totalCents, giftCardCents] = [centsOf(order.total), centsOf(order.giftCard ?? '0.00')]
  const asked = { totalCents, giftCardCents, refundAskedCents: totalCents - centsOf(order.refundable) }
  const onCards = cardPartOf(asked, Math.max(0, sums.cents))
  const isAllCard = order.paymentMethod === 'gift_card' || (onCards > 0 && onCards === sums.cents)
  const isBank = order.paymentMethod === 'bank' && !isAllCard
  const isWithoutAccount = order.paymentMethod === 'paypal' && needsNoPaypalAccount(order.instrument)
  const way = ways[isAllCard ? 'gift_card' : isWithoutAccount ? 'card' : order.paymentMethod]
  const amount = formatEuro(Math.max(0, sums.cents))
  return (
    <aside className="side-box grid spaced-12" aria-labelledby="refund-sum">
      <h3 id="refund-sum">Torna indietro</h3>
      <p className="price refund-amount" aria-live="polite">
        {amount}
      </p>
      <p className="small muted">
        {way.where}
        {!isAllCard && onCards > 0 && ` Di questi ${formatEuro(onCards)} tornano subito sul buono regalo.`}
      </p>
      <MoneyBar order={order} sums={sums} />
      <table className="sums above-8">
        <caption className="sr-only">Conti del rimborso</caption>
        <tbody>
          <Row label="Pagato" cents={centsOf(order.total)} />
          <Row label="Già restituito o in corso" cents={centsOf(order.total) - centsOf(order.refundable)} />
          {sums.parts.map(({ label, cents }) => (
            <Row key={label} label={label} cents={cents} />
          ))}
          <tr className="total">
            <th scope="row">Dopo questo rimborso</th>
            <td>
              <b className="bold">{formatEuro(sums.leftCents)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {isBank ? <AccountFields account={draft} errors={errors} optional onChange={onChange} /> : null}
      <p className="small muted">
        {isBank
          ? 'Il cliente riceve un’e-mail quando segni il bonifico come fatto.'
          : 'Il cliente riceve un’e-mail con la cifra. L’operazione non può essere annullata.'}
      </p>
      {(errors.sum || error) && (
        <p className="error" role="alert">
          {error ?? errors.sum}
        </p>
      )}
      <SubmitButton className="btn btn-main full-width" isSending={busy}>
        Rimborsa {amount} {way.short}
      </SubmitButton>
      <button type="button" className="btn full-width" onClick={onClose}>
        Indietro
      </button>
    </aside>
  )
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatEuro(cents)}</td>
    </tr>
  )
}

function MoneyBar({ order, sums }: { order: AdminOrder; sums: RefundSums }) {
  const total = centsOf(order.total)
  const before = total - centsOf(order.refundable)
  const left = Math.max(0, sums.leftCents)
  const width = (cents: number) => ({ width: `${(100 * Math.min(total, Math.max(0, cents))) / (total || 1)}%` })
  const said = `Di ${formatEuro(total)} pagati ne sono già tornati ${formatEuro(before)}, ora ${formatEuro(Math.max(0, sums.cents))}, ne restano ${formatEuro(left)}`
  return (
    <>
      <div className="refund-bar box flex" role="img" aria-label={said}>
        {before > 0 && <i className="refund-before" style={width(before)} />}
        {sums.cents > 0 && <i className="refund-now" style={width(sums.cents)} />}
      </div>
      <p className="refund-legend wraps small">
        {before > 0 && (
          <span>
            <i className="refund-before" aria-hidden="true" />
            Prima {formatEuro(before)}
          </span>
        )}
        <span>
          <i className="refund-now" aria-hidden="true" />
          Adesso {formatEuro(Math.max(0, sums.cents))}
        </span>
        <span>
          <i aria-hidden="true" />
          Resta {formatEuro(left)}
        </span>
      </p>
    </>
  )
}
