import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { returnToStock } from '#server/catalog/products/stock-repository.ts'
import type { OrderLineRow } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { FullReturn } from './return-repository.ts'

type Bought = readonly Pick<OrderLineRow, 'lineNo' | 'productId'>[]
type Wanted = readonly Pick<FullReturn['lines'][number], 'lineNo' | 'quantity' | 'exchangeSize'>[]

/** The replacements of an exchange, each product and size once. */
export function stockLines(bought: Bought, lines: Wanted): StockItem[] {
  const units = new Map<string, StockItem>()
  for (const { lineNo, quantity, exchangeSize } of lines) {
    const productId = bought.find((line) => line.lineNo === lineNo)?.productId
    if (productId === undefined || exchangeSize === null) continue
    const name = `${productId}/${exchangeSize}`
    const before = units.get(name)?.quantity ?? 0
    units.set(name, { productId, size: exchangeSize, quantity: before + quantity })
  }
  return [...units.values()]
}

/**
 * Restocks the units reserved for an exchange.
 * @returns units without a place: their size was removed or is full
 */
export async function releaseHeld(tx: Tx, bought: Bought, { id, lines }: FullReturn): Promise<StockItem[]> {
  return returnToStock(tx, stockLines(bought, lines), id, 'exchange_released')
}
