import type { CodedTotals } from '#shared/domain/codes/totals.ts'
import { formatEuro } from '#shared/domain/money.ts'
import type { ShippingPolicy } from '#shared/domain/shipping.ts'
import { vatWording } from '#shared/domain/vat.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'

interface Props {
  totals: CodedTotals
  vatRates: readonly (number | null)[]
  policy: ShippingPolicy
  large?: boolean
}

export function CartTotals({ totals, vatRates, policy, large = false }: Props) {
  const { language } = useI18n()
  const t = cartPanelTexts.useChunk()
  const { subtotalCents, shippingCents, totalCents } = totals
  return (
    <table className="sum">
      <tbody>
        <tr>
          <th scope="row">{t.subtotal}</th>
          <td>{formatEuro(subtotalCents, language)}</td>
        </tr>
        {totals.codes.map(({ code, discountCents }) => (
          <tr key={code}>
            <th scope="row" className="wrap-anywhere">
              {t.codes.row(code)}
            </th>
            <td className="b text-(--ok)">
              {discountCents > 0 ? formatEuro(-discountCents, language) : t.codes.delivery}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {t.shipping}{' '}
            {shippingCents > 0 && policy.freeOverCents !== null && (
              <span className="small hint">{t.upTo(formatEuro(policy.freeOverCents, language))}</span>
            )}
          </th>
          {shippingCents === 0 && subtotalCents > 0 ? (
            <td className="b text-(--ok)">{t.free}</td>
          ) : (
            <td>{formatEuro(shippingCents, language)}</td>
          )}
        </tr>
        <tr className="tot">
          <th scope="row">
            {t.total}
            {large ? <br /> : ' '}
            <span className="small hint font-normal">{t.vat[vatWording(vatRates)]}</span>
          </th>
          <td className={large ? 'price price-l' : 'price'}>{formatEuro(totalCents, language)}</td>
        </tr>
      </tbody>
    </table>
  )
}
