import type { OrderPage } from '#shared/contract/orders/orders.ts'
import type { OtherMoneyBack } from '#shared/contract/orders/refunds.ts'
import { vatWording } from '#shared/domain/platform/goods/vat.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { otherMoneyWords } from '#web/orders/order/line-progress.tsx'
import { returnTexts } from '#web/orders/returns/return-texts.ts'
import type { OrderTexts } from './order-texts.ts'

export function OrderTotals({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const { language } = useI18n()
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  const isFree = centsOf(order.shipping) === 0
  return (
    <table className="sums above-12">
      <tbody>
        <tr>
          <th scope="row">{t.subtotal}</th>
          <td>{euro(order.subtotal)}</td>
        </tr>
        {order.codes && (
          <tr>
            <th scope="row">{t.code(order.codes.replaceAll(' ', ', '))}</th>
            <td className="bold success-text">
              {centsOf(order.discount ?? '0') > 0
                ? formatEuro(-centsOf(order.discount ?? '0'), language)
                : t.freeDelivery}
            </td>
          </tr>
        )}
        {!order.boughtGiftCard && (
          <tr>
            <th scope="row">{t.methods[order.delivery ?? 'courier']}</th>
            <td className={isFree ? 'bold success-text' : undefined}>
              {isFree ? (order.delivery === 'pickup' ? t.freeOfCharge : t.free) : euro(order.shipping)}
            </td>
          </tr>
        )}
        <tr className="total">
          <th scope="row">
            {t.total}{' '}
            {!order.boughtGiftCard && (
              <span className="small hint regular">{t.vat[vatWording(order.vat.map(({ rate }) => rate))]}</span>
            )}
          </th>
          <td className="price">{euro(order.total)}</td>
        </tr>
        <tr>
          <td colSpan={2} className="small muted">
            {order.vat.map((part) => (
              <span key={part.rate} className="block">
                {part.rate !== null && part.tax !== null && part.taxable !== null
                  ? t.vatPart(part.rate, euro(part.tax), euro(part.taxable))
                  : t.marginPart(euro(part.gross))}
              </span>
            ))}
          </td>
        </tr>
        {order.giftCard && order.toPay && (
          <>
            <tr>
              <th scope="row">{t.giftCard}</th>
              <td className="bold success-text">{formatEuro(-centsOf(order.giftCard), language)}</td>
            </tr>
            <tr>
              <th scope="row">{order.paymentStatus === 'pending' ? t.toPay : t.paidRest}</th>
              <td className="bold">{euro(order.toPay)}</td>
            </tr>
          </>
        )}
        {order.otherRefunds?.map((one) => (
          <OtherRow key={`${one.at} ${one.amount} ${one.note}`} one={one} />
        ))}
      </tbody>
    </table>
  )
}

function OtherRow({ one }: { one: OtherMoneyBack }) {
  const t = returnTexts.useChunk()
  const { language } = useI18n()
  const { name, text } = otherMoneyWords(one, t, language)
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        {text && <span className="small muted block regular">{text}</span>}
      </th>
      <td>{formatEuro(-centsOf(one.amount), language)}</td>
    </tr>
  )
}
