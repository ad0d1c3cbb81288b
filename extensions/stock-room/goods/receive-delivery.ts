import { lockStored, type StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { listMatchable } from '#server/catalog/products/product-code-repository.ts'
import { writeCosts } from '#server/catalog/products/product-edit-repository.ts'
import { recordStockMovement } from '#server/catalog/products/stock-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { Goods, GoodsSummary, NewGoods } from './goods-calls.ts'
import { findGoods, type GoodsRow, insertGoods, insertGoodsLines, listGoodsLines } from './goods-repository.ts'

export const goodsSummary = (
  { id, supplier, reference, createdAt }: GoodsRow,
  pieces: number,
  totalCents: number,
): GoodsSummary => ({
  id,
  supplier,
  reference,
  pieces,
  createdAt: createdAt.toISOString(),
  total: toDecimal(totalCents),
})

/** @throws Problem 404 goods_unknown */
export async function readGoods(db: Db, id: string): Promise<Goods> {
  const goods = await findGoods(db, id)
  if (!goods) throw problem('goods_unknown')
  const rows = await listGoodsLines(db, id)
  const decimal = (cents: number | null) => (cents === null ? null : toDecimal(cents))
  const sum = (of: (line: (typeof rows)[number]['line']) => number) => rows.reduce((all, { line }) => all + of(line), 0)
  return {
    ...goodsSummary(
      goods,
      sum(({ quantity }) => quantity),
      sum(({ quantity, costCents }) => quantity * (costCents ?? 0)),
    ),
    lines: rows.map(({ line: { code, productId, size, quantity, costCents, costBeforeCents }, ...product }) => ({
      ...product,
      ...{ code, productId, quantity, size: size || null },
      ...{ cost: decimal(costCents), costBefore: decimal(costBeforeCents) },
    })),
  }
}

/**
 * Puts a delivery in stock, all of it or nothing. The last cost of a product on the note becomes its cost.
 * @throws Problem 409 goods_known, stock_full; 400 with the lines whose code or size no product has
 */
export async function receiveDelivery(
  tx: Tx,
  id: string,
  { supplier, reference, lines }: NewGoods,
  at: Date,
): Promise<void> {
  if (!(await insertGoods(tx, { id, supplier, reference, createdAt: at }))) throw problem('goods_known')
  const stored = await lockProducts(tx, lines)
  const rows = stored.map((found, i) => ({ found, line: lines[i] as NewGoods['lines'][number] }))
  const costs = new Map(
    rows.flatMap(({ found, line }) => (line.cost === null ? [] : [[found.product.row.id, line.cost] as const])),
  )
  await writeCosts(tx, costs)
  await insertGoodsLines(
    tx,
    rows.map(({ found: { product, size }, line: { code, quantity, cost } }, i) => ({
      ...{ goodsId: id, lineNo: i + 1, code, productId: product.row.id, size, quantity, costCents: cost },
      costBeforeCents: product.row.costCents,
    })),
  )
  for (const [i, { found, line }] of rows.entries()) {
    const item = { productId: found.product.row.id, size: found.size, quantity: line.quantity }
    const moved = await recordStockMovement(tx, item, `goods/${id}/${i + 1}`)
    if (moved === 'full') throw problem('stock_full')
    if (moved !== 'done') throw new Error(`line ${i + 1} of delivery ${id} was not put in stock`)
  }
}

interface FoundLine {
  product: StoredProduct
  size: string
}

/** By product code, else by EAN, as at the counter. */
async function lockProducts(tx: Tx, lines: NewGoods['lines']): Promise<FoundLine[]> {
  const matches = await listMatchable(
    tx,
    lines.map(({ code }) => code),
  )
  const ids = lines.map(({ code }) => matches.get(code)?.[0]?.id)
  const known = await lockStored(tx, [...new Set(ids.flatMap((id) => id ?? []))])
  const wrong: Record<string, MessageKey> = {}
  const found = lines.flatMap(({ size: named }, i): FoundLine[] => {
    const product = known.find(({ row }) => row.id === ids[i])
    const only = product?.pieces.length === 1 ? product.pieces[0]?.size : undefined
    const size = named || (only ?? '')
    if (!product) wrong[`lines.${i}.code`] = 'code_without_product'
    else if (product.pieces.some((one) => one.size === size)) return [{ product, size }]
    else wrong[`lines.${i}.size`] = size === '' ? 'size_required' : 'unknown_size'
    return []
  })
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong)
  return found
}
