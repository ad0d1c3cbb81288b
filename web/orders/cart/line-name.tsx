import type { MouseEvent } from 'react'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import type { ShownLine } from './cart-lines.ts'

/** A line's name, which opens the product in place of the panel; plain text where there is no product to open. */
export function LineName({ line: { name, slug } }: { line: Pick<ShownLine, 'name' | 'slug'> }) {
  const at = usePagePath()
  const product = useLayer('p')
  if (!slug) return <span className="bold">{wholeCodes(name)}</span>
  const open = (event: MouseEvent) => {
    // New tab, new window, download: the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void product.open(slug, { replacing: 'cart' })
  }
  return (
    <a className="bold plain-link" href={at(`/prodotto/${slug}`)} onClick={open}>
      {wholeCodes(name)}
    </a>
  )
}
