import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import type { ChangedLine, ChangeEffect } from '#shared/domain/orders/weigh-order-edit.ts'
import { type Cents, centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { OrderChangeTexts } from './order-edit-texts.ts'

interface Props {
  offer: OrderEditOffer
  effect: ChangeEffect
  hasNewAddress: boolean
  texts: OrderChangeTexts
}

/** The effect of an edit, before it is confirmed. */
export function ChangeSums({ offer, effect, hasNewAddress, texts: t }: Props) {
  const { language } = useI18n()
  const euro = (cents: Cents) => formatEuro(cents, language)
  const isNothing = effect.lines.length === 0 && !hasNewAddress
  return (
    <section aria-labelledby="change-sums" className="amend-sums">
      <h2 id="change-sums">{t.sums.title}</h2>
      <div aria-live="polite">
        {isNothing && <p className="muted">{t.sums.nothing}</p>}
        <ul className="above-8">
          {effect.lines.map((line) => (
            <li key={line.line}>
              <b className="bold">{offer.lines.find((one) => one.line === line.line)?.name}</b>: {wordsOf(line, t)}
            </li>
          ))}
          {hasNewAddress && (
            <li>
              <b className="bold">{t.sums.address}</b>
            </li>
          )}
        </ul>
        {effect.isNothingLeft && <p className="error above-8">{t.nothingLeft}</p>}
        {effect.isUndeliverable && <p className="error above-8">{t.undeliverable}</p>}
        {!isNothing && !effect.isNothingLeft && !effect.isUndeliverable && <Money {...{ offer, effect, t, euro }} />}
      </div>
    </section>
  )
}

function wordsOf({ quantity, size, wanted }: ChangedLine, t: OrderChangeTexts): string {
  if (wanted.quantity === 0) return t.sums.gone
  const words: string[] = []
  if (wanted.size !== size) words.push(t.sums.newSize(size, wanted.size))
  if (wanted.quantity !== quantity) words.push(t.sums.newQuantity(quantity, wanted.quantity))
  return words.join(', ')
}

interface MoneyProps extends Pick<Props, 'offer' | 'effect'> {
  t: OrderChangeTexts
  euro(cents: Cents): string
}

function Money({ offer, effect, t, euro }: MoneyProps) {
  const { totals, refundCents, kept, additionCents, additionShippingCents } = effect
  const isKept = kept.shippingCents + kept.codeCents > 0
  const totalBefore = centsOf(offer.total)
  if (refundCents === 0 && additionCents === 0 && !isKept && totals.totalCents === totalBefore)
    return <p className="above-12">{t.sums.noMoney}</p>
  const rows: [string, string][] = []
  if (offer.paymentStatus === 'pending') {
    rows.push([t.sums.before, euro(totalBefore)])
    if (totals.discountCents > 0) rows.push([t.sums.discount, euro(-totals.discountCents)])
    rows.push([t.sums.shipping, totals.shippingCents === 0 ? t.sums.free : euro(totals.shippingCents)])
  }
  if (kept.shippingCents > 0) rows.push([t.sums.keptShipping, euro(kept.shippingCents)])
  if (kept.codeCents > 0) rows.push([t.sums.keptCode, euro(kept.codeCents)])
  if (refundCents > 0) rows.push([`${t.sums.refund} ${t.sums.refundWay[offer.paymentMethod]}`, euro(refundCents)])
  if (additionCents > 0) rows.push([t.sums.addition, euro(additionCents)])
  if (additionShippingCents > 0) rows.push([t.sums.additionShipping, euro(additionShippingCents)])
  return (
    <>
      <table className="sums above-12">
        <tbody>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
          {offer.paymentStatus === 'pending' && (
            <tr className="total">
              <th scope="row">{t.sums.after}</th>
              <td className="price">{euro(totals.totalCents)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {refundCents > 0 && centsOf(offer.shipping) > 0 && <p className="small muted">{t.sums.shippingStays}</p>}
      {additionCents > 0 && (
        <p className="small muted">{additionShippingCents > 0 ? t.sums.additionShippingText : t.sums.additionText}</p>
      )}
    </>
  )
}
