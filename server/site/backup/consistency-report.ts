import { type ImageRecord, listImageRecords } from '#server/catalog/images/image-repository.ts'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { countMainRows } from './shop-rows-repository.ts'

export interface ConsistencyReport {
  violations: string[]
  images: ImageRecord[]
  counts: { products: number; orders: number; payments: number; refunds: number }
}

export async function readConsistencyReport(deps: Pick<Deps, 'database' | 'clock'>): Promise<ConsistencyReport> {
  const { db } = deps.database
  return {
    violations: (await checkInvariants(deps)).map(violationText),
    images: await listImageRecords(db),
    counts: await countMainRows(db),
  }
}
