import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { LineRemarks } from '#web/orders/cart/cart-line-row.tsx'
import type { ShownLine } from '#web/orders/cart/cart-lines.ts'
import { useSetQuantity } from '#web/orders/cart/use-cart.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'

interface Props {
  lines: readonly ShownLine[]
  texts: CheckoutTexts
  withRemarks?: boolean
}

export function OrderLines({ lines, texts: t, withRemarks = false }: Props) {
  const { language } = useI18n()
  const setQuantity = useSetQuantity()
  return (
    <ul className="checkout-items">
      {lines.map((line) => {
        const isOut = line.trouble === 'gone' || line.trouble === 'sold-out'
        return (
          <li className="grid spaced-12" key={line.key}>
            <Picture category={line.category} url={line.imageUrl} alt="" sizes="72px" className="self-start" />
            <div className="can-shrink">
              <p className="item-name">{wholeCodes(line.name)}</p>
              <p className="small muted">
                {line.frameSize && `${t.size(line.frameSize)} · `}
                {t.quantity(line.quantity)}
              </p>
              {withRemarks && (
                <LineRemarks
                  line={line}
                  onTakeLeft={(quantity) => void setQuantity(line.key, quantity).catch(console.error)}
                />
              )}
            </div>
            {isOut ? (
              <s className="nowrap muted">{formatEuro(line.lineCents, language)}</s>
            ) : (
              <span className="nowrap">{formatEuro(line.lineCents, language)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
