import { Link } from '@tanstack/react-router'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'

/** Leads to the comparison, which adds products of its kind from this tab. */
export function CompareLink({ product: { slug } }: { product: Product }) {
  const t = productTexts.useChunk()
  return (
    <Link className="link as-target" to="/confronta" search={{ articoli: slug, ancora: 1 }} preload={false}>
      {t.compare}
    </Link>
  )
}
