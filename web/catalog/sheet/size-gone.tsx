import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { isTaken } from '#web/extensions/web-extension.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'

const Alternatives = lazyPart(async () => (await import('./size-alternatives.tsx')).SizeAlternatives)

/** Below the sizes: for each one that is gone the alert, and of a bicycle what is there in it. */
export function SizeGone({ product }: { product: Product }) {
  const t = productTexts.useChunk()
  const { sizeValue } = useTexts().catalog
  const [open, setOpen] = useState<string>()
  const isBicycle = product.category === 'biciclette'
  const gone = product.sizes.filter(({ stock }) => stock <= 0)
  const hasAlert = isTaken('product.alert')
  if (gone.length === 0 || !(isBicycle || hasAlert)) return null
  return (
    <div className="small no-print">
      <p className="row wraps spaced-4-12">
        {gone.map(({ size }) => (
          <button
            type="button"
            key={size}
            className="as-link"
            aria-expanded={open === size}
            onPointerEnter={Alternatives.preload}
            onFocus={Alternatives.preload}
            onClick={() => setOpen(open === size ? undefined : size)}
          >
            {isBicycle ? t.rideGone(sizeValue(size), hasAlert) : t.alertGone(sizeValue(size))}
          </button>
        ))}
      </p>
      {open !== undefined && (
        <Attempt>
          <Alternatives product={product} size={open} />
        </Attempt>
      )}
    </div>
  )
}

declare module '#web/extensions/web-extension.ts' {
  interface Places {
    /** Of what can't be bought, in place of the purchase, or of what may come to cost less. */
    'product.alert': {
      product: Pick<Product, 'id' | 'sizes' | 'soldAt' | 'stock' | 'expectedOn'>
      /** The size that is wanted and gone. */
      size?: string | undefined
      isAboutPrice?: boolean
    }
  }
}
