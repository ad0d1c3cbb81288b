import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cartPanelTexts } from '#web/orders/cart/cart-panel-texts.ts'
import type { CardPayment } from './card-payment.ts'

/** Below the total: a gift card is money and changes no sum above it. */
export function GiftCardRows({ payment: { giftCardCents, toPayCents } }: { payment: CardPayment }) {
  const { gift: t } = cartPanelTexts.useChunk()
  const { language } = useI18n()
  return (
    <table className="sums">
      <tbody>
        <tr>
          <th scope="row">{t.row}</th>
          <td className="bold success-text">{formatEuro(-giftCardCents, language)}</td>
        </tr>
        <tr className="total">
          <th scope="row">{t.toPay}</th>
          <td className="price price-large">{formatEuro(toPayCents, language)}</td>
        </tr>
      </tbody>
    </table>
  )
}
