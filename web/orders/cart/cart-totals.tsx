import { vatWording } from '#shared/domain/platform/goods/vat.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { CouponTotals } from '#shared/domain/pricing/totals.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cartPanelTexts } from './cart-panel-texts.ts'
import type { CartShipping } from './shipped-cart.ts'

interface Props {
  totals: CouponTotals
  vatRates: readonly (number | null)[]
  shipping: CartShipping
  large?: boolean
  /** In the cart the total stands by the button. */
  hasTotal?: boolean
}

export function CartTotals({ totals, vatRates, shipping: { chosen }, large = false, hasTotal = true }: Props) {
  const { language } = useI18n()
  const t = cartPanelTexts.useChunk()
  const { subtotalCents, shippingCents } = totals
  return (
    <table className="sums">
      <tbody>
        <tr>
          <th scope="row">{t.subtotal}</th>
          <td>{formatEuro(subtotalCents, language)}</td>
        </tr>
        {totals.codes.map(({ code, discountCents }) => (
          <tr key={code}>
            <th scope="row">{t.codes.row(code)}</th>
            <td className="bold success-text">
              {discountCents > 0 ? formatEuro(-discountCents, language) : t.codes.delivery}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            {t.methods[chosen?.method ?? 'courier']}{' '}
            {chosen?.method === 'courier' && shippingCents > 0 && chosen.policy.freeOverCents !== null && (
              <span className="small hint">{t.upTo(formatEuro(chosen.policy.freeOverCents, language))}</span>
            )}
          </th>
          {!chosen ? (
            <td className="error-text">{t.notDelivered}</td>
          ) : shippingCents === 0 && subtotalCents > 0 ? (
            <td className="bold success-text">{chosen.method === 'pickup' ? t.freeOfCharge : t.free}</td>
          ) : (
            <td>{formatEuro(shippingCents, language)}</td>
          )}
        </tr>
        {hasTotal && <TotalRow {...{ totals, vatRates, large }} />}
      </tbody>
    </table>
  )
}

export function CartTotal(props: Pick<Props, 'totals' | 'vatRates'>) {
  return (
    <table className="sums">
      <tbody>
        <TotalRow {...props} />
      </tbody>
    </table>
  )
}

function TotalRow({ totals, vatRates, large = false }: Pick<Props, 'totals' | 'vatRates' | 'large'>) {
  const { language } = useI18n()
  const t = cartPanelTexts.useChunk()
  return (
    <tr className="total">
      <th scope="row">
        {t.total}
        {large ? <br /> : ' '}
        <span className="small hint regular">{t.vat[vatWording(vatRates)]}</span>
      </th>
      <td className={large ? 'price price-large' : 'price'}>{formatEuro(totals.totalCents, language)}</td>
    </tr>
  )
}
