import { deductStock, recordStockMovement } from '#server/catalog/products/stock-repository.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import type { Quote, QuotedItem } from '#server/orders/checkout/quote-order.ts'
import { customerOf, storeOrder } from '#server/orders/checkout/store-order.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { handOverInShop } from '#server/orders/parcels/hand-over-in-shop.ts'
import { lockSpender } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { Problem, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { TenderIn } from '../../counter/counter-settings.ts'
import { takePayment } from '../../counter/pick-up/hand-over-order.ts'
import { storeSale } from '../../counter/sales/store-sale.ts'
import { claimCards, requireTenders } from '../../counter/take-tenders.ts'
import { type JobRow, type LineRow, updateJob } from '../../workshop/bookings/job-repository.ts'
import { listLines } from './job-line-repository.ts'
import { giveBack } from './job-parts.ts'
import { takeJobStep } from './job-step.ts'
import { linesTotal } from './job-sums.ts'
import { liveOrder } from './job-view.ts'
import { labourCode, labourProductId } from './labour-product-repository.ts'

/**
 * The end of a job that is locked and ready: its lines become those of a sale over the counter, to which its parts go over
 * from the job; where the order of its bill is there already, that one is paid and taken home. A job that costs nothing is none.
 * @throws Problem 409 invalid_transition, stock_full, payment_under_way; 400 tenders_differ, received_short; 403 beyond a limit
 */
export async function sellJob(
  tx: Tx,
  deps: Deps,
  job: JobRow,
  { tenders, by }: { tenders: readonly TenderIn[]; by: string },
): Promise<void> {
  await lockSpender(tx)
  const at = deps.clock()
  if (job.state !== 'ready') throw problem('invalid_transition')
  const order = await orderOf(tx, job)
  if (order) {
    if (order.paymentStatus === 'paid') requireTenders(tenders, 0)
    const paid = order.paymentStatus === 'paid' ? order : await takePayment(tx, deps, order, [...tenders], at)
    return goHome(tx, deps, job, { order: paid, by })
  }
  const lines = await listLines(tx, [job.id])
  const totalCents = linesTotal(lines)
  requireTenders(tenders, totalCents)
  if (totalCents > 0) {
    const id = crypto.randomUUID()
    const giftCards = await claimCards(tx, tenders)
    const quote = await quoteJob(tx, deps, lines, { id, at })
    const who = { name: job.name, email: job.email, phone: job.phone || null }
    const data = { note: `Officina ${job.number}` }
    await storeSale(tx, deps, { id, quote, who, tenders, giftCards, data, at })
    await updateJob(tx, job.id, { orderId: id })
  }
  await takeJobStep(tx, deps, job, 'collected', by)
}

/** Taken home without money. @throws Problem 409 payment_required while the order of its bill is not paid */
export async function collectJob(tx: Tx, deps: Deps, job: JobRow, by: string): Promise<void> {
  const order = job.state === 'ready' ? await orderOf(tx, job) : undefined
  if (order?.paymentStatus === 'pending') throw new Problem('payment_required', {}, 409)
  await (order ? goHome(tx, deps, job, { order, by }) : takeJobStep(tx, deps, job, 'collected', by))
}

/**
 * The order that pays a job that is locked: its parts go over to it, and its customer pays it by any way that its page offers.
 * @throws Problem 409 invalid_transition, shop_not_ready, stock_full
 */
export async function orderJob(tx: Tx, deps: Deps, job: JobRow): Promise<StoredOrder> {
  const lines = await listLines(tx, [job.id])
  if (job.state !== 'ready' || linesTotal(lines) === 0) throw problem('invalid_transition')
  const [id, at] = [crypto.randomUUID(), deps.clock()]
  const quote = await quoteJob(tx, deps, lines, { id, at })
  const who = { customerName: job.name, customerEmail: job.email, customerPhone: job.phone || null, taxCode: null }
  const nowhere = { shippingAddress: '', city: '', postalCode: '', province: null, delivery: 'pickup' as const }
  const customer = customerOf({ ...who, ...nowhere }, deps.shop)
  const whose = { customer, customerId: null, language: job.language, placedFrom: null }
  const order = await storeOrder(tx, { id, quote, payment: { method: 'bank' }, ...whose, at }, deps)
  await updateJob(tx, job.id, { orderId: id })
  return order
}

/** Its order was locked before the job. */
const orderOf = async (tx: Tx, { orderId }: JobRow) => liveOrder(orderId ? await findOrder(tx, orderId) : undefined)

async function goHome(tx: Tx, deps: Deps, job: JobRow, { order, by }: { order: StoredOrder; by: string }) {
  await takeJobStep(tx, deps, job, 'collected', by)
  await handOverInShop(tx, order, { isSilent: true, at: deps.clock() })
}

/** What the lines of a job are in an order, whose stock is taken. @throws Problem 409 stock_full, insufficient_stock */
async function quoteJob(
  tx: Tx,
  deps: Deps,
  lines: readonly LineRow[],
  { id, at }: { id: string; at: Date },
): Promise<Quote> {
  const totalCents = linesTotal(lines)
  const sums = { subtotalCents: totalCents, shippingCents: 0, discountCents: 0, totalCents }
  const quote = { lines: await soldLines(tx, deps, lines, { id, at }), codes: [], ...sums }
  const shortages = await deductStock(tx, quote.lines, id)
  if (shortages.length > 0) throw insufficientStock(shortages, quote)
  return quote
}

/** Parts go back to the stock, from which the sale takes them; labour comes into being with its line. */
async function soldLines(
  tx: Tx,
  { shop }: Deps,
  lines: readonly LineRow[],
  { id: orderId, at }: { id: string; at: Date },
): Promise<QuotedItem[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const known = new Map((await listOrderableProducts(tx, ids, 'it', shop)).map((product) => [product.id, product]))
  const labourId = await labourProductId(tx, at)
  const sold: QuotedItem[] = []
  for (const line of lines) {
    const { id, quantity, unitCents, name, vatClass } = line
    const isPart = line.kind === 'part' && line.productId !== null
    if (isPart) await giveBack(tx, line, orderId)
    else await recordStockMovement(tx, { productId: labourId, size: '', quantity }, `workshop/${id}/labour/${orderId}`)
    const { productId, size } = isPart
      ? { productId: line.productId ?? labourId, size: line.size }
      : { productId: labourId, size: '' }
    const product = known.get(productId)
    const productCode = isPart ? (product?.productCode ?? '') : labourCode
    sold.push({
      ...{ productId, size, quantity, name, productCode, imageName: product?.imageName ?? null, vatClass },
      ...{ unitCents, totalCents: quantity * unitCents, discountCents: 0 },
      ...{ isUsed: vatClass === 'margin', isElectric: false },
      ...{ category: product?.category ?? 'accessori', shelf: product?.shelf ?? null, weightGrams: null },
    })
  }
  return sold
}
