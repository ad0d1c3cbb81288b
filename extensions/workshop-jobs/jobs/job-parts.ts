import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { recordStockMovement } from '#server/catalog/products/stock-repository.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { takesParts } from '../../workshop/bookings/job-life.ts'
import { insertEvent, insertLine, type JobRow, type LineRow } from '../../workshop/bookings/job-repository.ts'
import { forgetProduct, listLines, removeLine } from './job-line-repository.ts'

interface WantedPart {
  productId: number
  size: string
  quantity: number
}

const refOf = (lineId: number) => `workshop/${lineId}`
const stockOf = ({ productId, size }: { productId: number; size: string }, quantity: number): StockItem => ({
  productId,
  size,
  quantity,
})

/**
 * Puts a part on a job that is locked, at today's price, and takes its stock.
 * @throws Problem 404, 400 unknown_size or size_required, 409 insufficient_stock, invalid_transition
 */
export async function takePart(
  tx: Tx,
  { shop, clock }: Pick<Deps, 'shop' | 'clock'>,
  job: JobRow,
  { productId, size, quantity }: WantedPart,
  { by, unitCents }: { by: string; unitCents?: number },
): Promise<LineRow> {
  if (!takesParts(job.state)) throw problem('invalid_transition')
  const [product] = await listOrderableProducts(tx, [productId], 'it', shop)
  if (!product) throw problem('product_not_found')
  const sized = product.sizes.find((one) => one.size === size)
  if (product.sizes.length > 0 && !sized) throw problem(size === '' ? 'size_required' : 'unknown_size')
  if (product.sizes.length === 0 && size !== '') throw problem('unknown_size')
  const at = clock()
  const line = await insertLine(tx, {
    ...{ jobId: job.id, kind: 'part', name: product.name, productId, size, quantity },
    unitCents: unitCents ?? sized?.priceCents ?? product.priceCents,
    vatClass: product.vatClass,
    createdAt: at,
  })
  const taken = await recordStockMovement(tx, stockOf({ productId, size }, -quantity), refOf(line.id))
  if (typeof taken === 'object') throw problem('insufficient_stock', { details: { available: taken.available } })
  if (taken !== 'done') throw new Error(`the stock of line ${line.id} was not taken: ${taken}`)
  await insertEvent(tx, { jobId: job.id, at, kind: 'part_added', by, detail: `${quantity} × ${product.name}` })
  return line
}

/** The same where it may fail alone. @returns whether there was enough */
export async function tryPart(...[tx, ...rest]: Parameters<typeof takePart>): Promise<boolean> {
  try {
    await inSavepoint(tx, (part) => takePart(part, ...rest))
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

/** @throws Problem 409 stock_full where its size was removed, or is at its maximum */
export async function giveBack(tx: Tx, { id, productId, size, quantity }: LineRow, orderId?: string): Promise<void> {
  if (productId === null) return
  const ref = `${refOf(id)}/back${orderId ? `/${orderId}` : ''}`
  const moved = await recordStockMovement(tx, stockOf({ productId, size }, quantity), ref)
  if (moved !== 'done') throw problem('stock_full')
}

/** The parts of a cancelled order are on the bicycle still: they come onto the job again. One whose size is gone stays as words. */
export async function takeAgain(tx: Tx, jobId: number, orderId: string): Promise<void> {
  for (const { id, productId, size, quantity } of await listLines(tx, [jobId])) {
    if (productId === null) continue
    try {
      await inSavepoint(tx, async (part) => {
        const taken = await recordStockMovement(
          part,
          stockOf({ productId, size }, -quantity),
          `${refOf(id)}/again/${orderId}`,
        )
        if (taken !== 'done') throw problem('insufficient_stock')
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await forgetProduct(tx, id)
    }
  }
}

/** Takes a line off a job that is locked; a part goes back to stock. */
export async function dropLine(
  tx: Tx,
  job: JobRow,
  line: LineRow,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  if (!takesParts(job.state)) throw problem('invalid_transition')
  if (line.kind === 'part') await giveBack(tx, line)
  await removeLine(tx, line.id, at)
  await insertEvent(tx, { jobId: job.id, at, kind: 'line_removed', by, detail: line.name })
}

/** The parts of a job that ends before its work; one without a place in the stock stays with the job, and its history says so. */
export async function giveBackParts(tx: Tx, job: JobRow, at: Date): Promise<void> {
  for (const line of await listLines(tx, [job.id])) {
    if (line.kind !== 'part') continue
    try {
      await inSavepoint(tx, async (part) => {
        await giveBack(part, line)
        await removeLine(part, line.id, at)
      })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      await insertEvent(tx, { jobId: job.id, at, kind: 'part_kept', detail: line.name })
    }
  }
}
