import { checkImageFiles } from '#server/catalog/images/image-guard.ts'
import type { ConsistencyReport } from './consistency-report.ts'
import type { Pictures } from './shop-pictures.ts'

interface DataCheck {
  violations: string[]
  /** Differences that the running shop repairs itself, or leftovers. */
  notes: string[]
  summary: string
}

export async function checkShopData(
  { violations, images, counts }: ConsistencyReport,
  pictures: Pictures,
): Promise<DataCheck> {
  const check = await checkImageFiles(images, pictures)
  const notes: string[] = []
  if (check.notBackedUp.length > 0)
    notes.push(`note: ${check.notBackedUp.length} pictures wait for a right second copy; the running shop makes it`)
  if (check.orphans.length > 0) notes.push(`note: ${check.orphans.length} picture files belong to no picture`)
  const { products, orders, payments, refunds } = counts
  return {
    violations: [...violations, ...check.missing.map((name) => `picture ${name}: missing, or not what was stored`)],
    notes,
    summary: `${products} products, ${orders} orders, ${payments} payments, ${refunds} refunds, ${check.total} pictures`,
  }
}
