import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from './product-texts.ts'

/** To the comparison, which takes in what this tab has compared of its kind before. */
export function CompareLink({ product: { slug } }: { product: Product }) {
  const t = productTexts.useChunk()
  return (
    <Link className="link as-target" to="/confronta" search={{ articoli: slug, ancora: 1 }} preload={false}>
      {t.compare}
    </Link>
  )
}
