import type { OrderPage } from '#shared/contract/orders.ts'
import { centsOf, formatEuro } from '#shared/domain/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import type { OrderTexts } from './order-texts.ts'

export function OrderTotals({ order, texts: t }: { order: OrderPage; texts: OrderTexts }) {
  const { language } = useI18n()
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  const isFree = centsOf(order.shipping) === 0
  return (
    <table className="sum mt-3">
      <tbody>
        <tr>
          <th scope="row">{t.subtotal}</th>
          <td>{euro(order.subtotal)}</td>
        </tr>
        <tr>
          <th scope="row">{t.shipping}</th>
          <td className={isFree ? 'b text-(--ok)' : undefined}>{isFree ? t.free : euro(order.shipping)}</td>
        </tr>
        <tr className="tot">
          <th scope="row">
            {t.total} <span className="small hint font-normal">{t.vatIncluded}</span>
          </th>
          <td className="price">{euro(order.total)}</td>
        </tr>
      </tbody>
    </table>
  )
}
