import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Layers } from '#web/ui/layer/layer-address.ts'
import { ProductDialog } from './product-layer.tsx'

interface Props {
  product: Pick<Product, 'slug'>
  className?: string
  /** Where nothing of it can be read. */
  label?: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link to the product's page that opens its dialog over this one; a new tab gets the page. */
export function ProductLink({ product: { slug }, className, label, isCurrent = false, children }: Props) {
  return (
    <Link
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      to="."
      search={(now: Layers) => ({ ...now, p: slug })}
      mask={{ to: '/prodotto/$slug', params: { slug } }}
      state={{ opened: 'p' }}
      resetScroll={false}
      preload={false}
      onMouseEnter={ProductDialog.preload}
      onFocus={ProductDialog.preload}
    >
      {children}
    </Link>
  )
}
