import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { usedBicycleState } from '#shared/domain/platform/goods/used-bicycles.ts'
import { Place } from '#web/extensions/place.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { Price } from '#web/ui/price.tsx'
import { productTexts } from './product-parts/product-texts.ts'

export function UsedBicycleState({ product }: { product: Product }) {
  const t = productTexts.useChunk()
  const standing = usedBicycleState(product)
  if (standing === 'sold') {
    return (
      <div>
        <p className="muted">
          {t.formerPrice} <Price amount={product.price} />
        </p>
        <Place name="product.alert" given={{ product }} />
      </div>
    )
  }
  if (standing === 'held') return <p>{t.heldText}</p>
  return (
    <CallUs>
      {product.lacks?.includes('photo') ? (
        <>
          <b className="bold">{t.callForPhoto}</b> {t.callForPhotoText}
        </>
      ) : (
        <>
          <b className="bold">{t.callForCard}</b> {t.callForCardText}
        </>
      )}
    </CallUs>
  )
}

function CallUs({ children }: { children: ReactNode }) {
  const { phone } = useShop()
  return (
    <div className="stack stack-12">
      <p>{children}</p>
      {phone && (
        <a className="btn btn-wide" href={`tel:${phone.replaceAll(' ', '')}`}>
          <Phone className="icon icon-s" aria-hidden="true" /> {phone}
        </a>
      )}
    </div>
  )
}
