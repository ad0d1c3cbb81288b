import type { OrderLineRow } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import type { SerialNumbers } from '#shared/contract/orders/parcels.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { putSerialNumbers } from './sold-bicycle-repository.ts'

/** The caller has locked the order. @throws Problem 400 where an item is no bicycle, or has fewer units */
export async function storeSerialNumbers(
  tx: Tx,
  orderId: string,
  lines: readonly OrderLineRow[],
  serialNumbers: SerialNumbers,
): Promise<void> {
  for (const { line, numbers } of serialNumbers ?? []) {
    const item = lines.find(({ lineNo }) => lineNo === line)
    if (!item || !isBicycleCategory(item.category) || numbers.length > item.quantity)
      throw invalidInput({ serialNumbers: 'field_items' })
    await putSerialNumbers(tx, { orderId, lineNo: line }, numbers)
  }
}
