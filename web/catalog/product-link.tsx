import type { MouseEvent, ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { preloadLayer } from '#web/ui/layer/lazy-layer.tsx'
import { productPath } from './catalog-address.ts'

const preloadDialog = () => void preloadLayer('p')

interface Props {
  product: Pick<Product, 'slug'>
  className?: string
  /** Where nothing of it can be read. */
  label?: string
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A link to the product's page that opens its dialog over this one; a new tab gets the page. No Link of the router: a list
 * has hundreds, and each would look at every change of the address.
 */
export function ProductLink({ product, className, label, isCurrent = false, children }: Props) {
  const pagePath = usePagePath()
  const open = useOpenLayer('p')
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(product.slug)
  }
  return (
    <a
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      href={pagePath(productPath(product))}
      onClick={press}
      onMouseEnter={preloadDialog}
      onFocus={preloadDialog}
    >
      {children}
    </a>
  )
}
