import { Link } from '@tanstack/react-router'
import { type LucideIcon, Recycle, RotateCcw, ShieldCheck, Truck, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useLayer } from '#web/ui/layer/layers.ts'
import { lazyLayer } from '#web/ui/layer/lazy-layer.tsx'

const GuaranteeNotice = lazyLayer(
  'garanzia',
  'dialog dialog-auth',
  async () => (await import('./guarantee-notice.tsx')).GuaranteeNotice,
)

interface Props {
  product: Product
  quantity: number
  /** A line each, without the explanations that stand behind its links. */
  isShort?: boolean
}

export function ProductPromises({ product, quantity, isShort = false }: Props) {
  const at = usePagePath()
  const t = productTexts.useChunk()
  const shop = useShop()
  const notice = useLayer('garanzia')
  const isUsed = product.category === 'bici-usate'
  return (
    <>
      <ul className={isShort ? 'lines promises-short' : 'lines'}>
        <Line icon={Truck}>
          <Shipping product={product} quantity={quantity} />
        </Line>
        <Line icon={RotateCcw}>
          {shop.returnDays !== null && !isShort && (
            <>
              <b className="bold">{t.returns(shop.returnDays, shop.returnPaidBy === 'shop')}</b>.{' '}
            </>
          )}
          <Link to="/spedizioni-e-resi" hash="resi">
            {isShort && shop.returnDays !== null
              ? t.returns(shop.returnDays, shop.returnPaidBy === 'shop')
              : t.howToReturn}
          </Link>
        </Line>
        <Line icon={ShieldCheck}>
          {!isShort && <>{isUsed ? t.usedGuarantee(shop.usedWarrantyMonths) : t.guarantee(shop.warrantyYears)} </>}
          <a
            href={at('/garanzia')}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              void notice.open(1)
            }}
          >
            {!isShort
              ? t.guaranteeRights
              : isUsed
                ? t.usedUnder(shop.usedWarrantyMonths)
                : t.guaranteeShort(shop.warrantyYears)}
          </a>
        </Line>
        {isBicycleCategory(product.category) && <Line icon={Wrench}>{isShort ? t.assembledShort : t.assembled}</Line>}
        {product.subcategory === 'elettrica' && <Line icon={Recycle}>{t.takeBack}</Line>}
      </ul>
      {notice.isOpen && <GuaranteeNotice isUsed={isUsed} />}
    </>
  )
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <span>{children}</span>
    </li>
  )
}

function Shipping({ product, quantity }: { product: Product; quantity: number }) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const { shipping } = useShop()
  const policy = shippingPolicyFor([shippedLine(product, quantity)], { method: 'courier', postalCode: '' }, shipping)
  if (!policy) return <b className="bold">{shipping.isPickUpOffered ? t.onlyFetched : t.notSent}</b>
  const fee = shippingCents(centsOf(product.price) * quantity, policy)
  const over = policy.freeOverCents
  return (
    <>
      <b className="bold">{fee === 0 ? t.freeShipping : t.paidShipping(formatEuro(fee, language))}</b>
      {fee > 0 && over !== null ? t.freeShippingOver(formatEuro(over, language)) : ''}.
      {shipping.isPickUpOffered && <> {t.orFetched}</>}
    </>
  )
}
