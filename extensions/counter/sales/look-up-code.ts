import { findStoredProduct, toAdminProduct } from '#server/catalog/products/admin-product-repository.ts'
import { withSameGtin } from '#server/catalog/products/admin-product-write.ts'
import { listIdsOfCodes, listSharingGtins } from '#server/catalog/products/product-code-repository.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { cleanLine } from '#shared/domain/platform/clean-text.ts'

/** By product code, else by EAN of whatever length. @throws Problem 404 code_unknown */
export async function lookUpCode({ database: { db }, catalog }: Deps, text: string) {
  const code = cleanLine(text)
  const gtin = gtinKey(code)
  const byCode = code === '' ? undefined : (await listIdsOfCodes(db, [code])).get(code)
  const id = byCode ?? (gtin && (await listSharingGtins(db, [gtin])).get(gtin)?.[0]?.id)
  const stored = id ? await findStoredProduct(db, id) : undefined
  if (!stored) throw new Problem('code_unknown', { text: 'code_without_product' }, 404)
  const product = await withSameGtin(db, toAdminProduct(stored, catalog.state))
  const [only, another] = product.sizes
  return { product, size: only && !another ? only.size : null }
}
