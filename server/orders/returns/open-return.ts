import { createHash, randomUUID } from 'node:crypto'
import {
  listSellableStock,
  listSizes,
  type StockItem,
  sizesAtPriceOf,
} from '#server/catalog/products/sellable-stock-repository.ts'
import { deductStock } from '#server/catalog/products/stock-repository.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inShopLanguage, lockOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { settleParcels } from '#server/orders/parcels/settle-parcels.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import {
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import { receiveStatement } from '#server/orders/withdrawals/receive-withdrawal.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import type { NewReturn } from '#shared/contract/orders/returns/new-return.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from '#shared/contract/orders/returns/withdrawals.ts'
import { outcomesOf, photosNeeded } from '#shared/domain/orders/returns/return-choices.ts'
import { daysFrom } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { stockLines } from './exchange-stock.ts'
import { kindsOfLine, type ReturnFacts, readReturnFacts } from './return-facts.ts'
import { returnData } from './return-mails.ts'
import { claimPhotos } from './return-photo-repository.ts'
import {
  type FullReturn,
  findReturn,
  findReturnOfWithdrawal,
  findReturnsByKeys,
  insertReturn,
  type NewReturnLine,
  nextReturnCode,
} from './return-repository.ts'

interface Opener {
  by: 'customer' | 'staff'
  customerId: string | undefined
  language: Language
  caller: Caller | undefined
  requestKey: string | undefined
  /** The statement of withdrawal to which staff assigned the items. */
  withdrawalReference?: string | null | undefined
  /** The customer's own words, from the withdrawal page. */
  statement?: WithdrawalStatement | undefined
}

/**
 * Opens returns and exchanges of an order's units, all or none (rules 592 and 594). A withdrawal is its legal statement
 * too, stored and acknowledged in the same transaction. Idempotent by key.
 * @returns the returns, and whether they are new ones
 * @throws Problem 404 order_not_found, return_photo_not_found, withdrawal_not_found; 409 return_not_offered,
 * return_pieces, return_kind, return_outcome, return_size, return_size_gone, return_photos, withdrawal_in_return,
 * idempotency_conflict
 */
export async function openReturns(
  deps: OrdersDeps,
  orderId: string,
  requested: readonly NewReturn[],
  opener: Opener,
): Promise<{ opened: FullReturn[]; isNew: boolean }> {
  const requestHash = hashOf(orderId, requested, opener)
  return withOrderLocked(deps, orderId, async (tx, order, at) => {
    const keys = requested.map((_, index) => keyOf(opener, index))
    const earlier = await findReturnsByKeys(tx, keys)
    if (earlier.some((one) => one.requestHash !== requestHash)) throw problem('idempotency_conflict')
    if (earlier.length > 0) return { opened: earlier, isNew: false }
    if (opener.by === 'customer') await countCalls(tx, opener.caller, [{ rule: 'return', subject: orderId }], at)
    const opened: FullReturn[] = []
    for (const [index, body] of requested.entries()) {
      // The one before may have settled the last parcel that was to leave.
      const standing = index === 0 ? order : ((await lockOrder(tx, orderId)) ?? order)
      const request = { requestKey: keys[index] ?? null, requestHash }
      opened.push((await openOne(tx, deps, standing, { body, opener, request, at })).opened)
    }
    return { opened, isNew: true }
  })
}

const keyOf = ({ requestKey }: Opener, index: number) =>
  requestKey && (index === 0 ? requestKey : `${requestKey}/${index}`)

interface OpenedReturn {
  opened: FullReturn
  /** Set when the customer has declared a withdrawal with it. */
  receipt: WithdrawalReceipt | undefined
}

interface Opening {
  body: Pick<NewReturn, 'kind' | 'outcome' | 'lines' | 'reason' | 'photoIds'>
  opener: Opener
  request: { requestKey: string | null; requestHash: string }
  at: Date
}

/** One of them, of an order that is locked with its payment. */
export async function openOne(
  tx: Tx,
  deps: Pick<OrdersDeps, 'shop'>,
  order: StoredOrder,
  { body, opener, request, at }: Opening,
): Promise<OpenedReturn> {
  const { by, withdrawalReference } = opener
  const orderId = order.id
  const sent = withdrawalReference ? await requireStatement(tx, orderId, withdrawalReference) : undefined
  const facts = await readReturnFacts(tx, order)
  const { lines, isCourtesy } = judge(facts, body, deps.shop, sent?.createdAt ?? at)
  if (by === 'customer' && body.photoIds.length < photosNeeded[body.kind]) throw problem('return_photos')
  const id = randomUUID()
  const days = daysFrom(at)
  const isExchange = body.outcome === 'exchange'
  if (isExchange) await requireSamePrice(tx, facts.lines, lines)
  if (isExchange) await hold(tx, stockLines(facts.lines, lines), id)
  const draft = {
    code: await nextReturnCode(tx, order.orderNumber),
    kind: body.kind,
    outcome: body.outcome,
    isCourtesy,
    sendByDay: days.sendByDay,
    heldUntilDay: isExchange ? days.heldUntilDay : null,
  }
  const data = returnData(order, facts.lines, { ...draft, lines })
  const isDeclaration = !sent && (body.kind === 'withdrawal' || opener.statement !== undefined)
  const declared = isDeclaration ? await declare(tx, deps, facts, { lines, data, opener, at }) : undefined
  const withdrawal = declared?.withdrawal ?? sent
  const row = {
    ...draft,
    ...request,
    id,
    orderId,
    reason: body.reason,
    createdBy: by,
    withdrawalId: withdrawal?.id ?? null,
    // A courtesy is not owed: the shop decides.
    refundDueDay: withdrawal && !isCourtesy ? romeDayOf(new Date(withdrawal.refundDueAt.getTime() - 1)) : null,
    createdAt: at,
  }
  if (!(await insertReturn(tx, row, lines))) throw problem(request.requestKey ? 'idempotency_conflict' : 'busy')
  const actor = by === 'staff' ? 'admin' : 'customer'
  await settleParcels(tx, order, { actor, at })
  await claimPhotos(tx, { orderId, returnId: id }, body.photoIds)
  if (withdrawal) await updateWithdrawal(tx, withdrawal.id, { state: 'in_return', stateNote: withdrawal.stateNote })
  await takeOrderStep(tx, order, at, {
    event: 'return_opened',
    data: { returnId: id, code: draft.code, kind: body.kind, outcome: body.outcome },
    actor,
    mail: isDeclaration ? null : { kind: 'return_opened', about: id, data },
  })
  const shopData = returnData(order, inShopLanguage(facts.lines), { ...draft, lines })
  if (!isDeclaration && by === 'customer') {
    const to = deps.shop.email
    await enqueueMail(tx, { kind: 'return_notice', about: id, to, language: 'it', data: shopData, at })
  }
  const opened = await findReturn(tx, id)
  if (!opened) throw new Error(`return ${id} was not stored`)
  return { opened, receipt: declared?.receipt }
}

type DraftLine = Omit<NewReturnLine, 'returnId' | 'orderId'>

/** @throws Problem for units that cannot be returned in this way */
function judge(facts: ReturnFacts, { kind, outcome, lines }: Opening['body'], shop: OrdersDeps['shop'], moment: Date) {
  if (facts.lines.every((line) => kindsOfLine(facts, line, shop, moment).length === 0))
    throw problem('return_not_offered')
  if (!outcomesOf[kind].includes(outcome)) throw problem('return_outcome')
  const drafts = new Map<number, DraftLine>()
  let isCourtesy = false
  for (const { line: lineNo, quantity, frameSize, exchangeSize } of lines) {
    const bought = facts.lines.find((line) => line.lineNo === lineNo)
    const size = frameSize ?? bought?.size ?? ''
    const left = bought?.pieces.find((piece) => piece.size === size)?.left ?? 0
    if (!bought || quantity > left || drafts.has(lineNo)) throw problem('return_pieces')
    const term = kindsOfLine(facts, bought, shop, moment).find((one) => one.kind === kind)
    if (!term) throw problem('return_kind')
    isCourtesy ||= term.isCourtesy
    const other = outcome === 'exchange' ? (exchangeSize ?? size) : null
    if (kind === 'shop_return' && other === size) throw problem('return_size')
    drafts.set(lineNo, { lineNo, size, quantity, exchangeSize: other })
  }
  return { lines: [...drafts.values()], isCourtesy }
}

/** @throws Problem 404 withdrawal_not_found, 409 withdrawal_in_return when it is over, or another order's */
async function requireStatement(tx: Tx, orderId: string, reference: string): Promise<WithdrawalRow> {
  const found = await lockWithdrawal(tx, reference)
  if (!found) throw problem('withdrawal_not_found')
  if (found.orderId !== orderId || !['received', 'in_return'].includes(found.state))
    throw problem('withdrawal_in_return')
  if (await findReturnOfWithdrawal(tx, found.id)) throw problem('withdrawal_in_return')
  return found
}

/** An exchange costs nothing: the size that is sent has the price of the one that comes back. @throws Problem 409 */
async function requireSamePrice(tx: Tx, bought: ReturnFacts['lines'], lines: readonly DraftLine[]): Promise<void> {
  const productOf = new Map(bought.map(({ lineNo, productId }) => [lineNo, productId]))
  const known = await listSizes(tx, [...productOf.values()])
  for (const { lineNo, size, exchangeSize } of lines)
    if (!sizesAtPriceOf(known, productOf.get(lineNo) ?? 0, size).some((one) => one.size === exchangeSize))
      throw problem('return_size')
}

/** Reserves the replacements. @throws Problem 409 return_size, return_size_gone */
async function hold(tx: Tx, requested: readonly StockItem[], refId: string): Promise<void> {
  if ((await listSellableStock(tx, requested)).includes(null)) throw problem('return_size')
  if ((await deductStock(tx, requested, refId, 'exchanged')).length > 0) throw problem('return_size_gone')
}

interface Declaration {
  lines: readonly DraftLine[]
  data: ReturnMailData
  opener: Opener
  at: Date
}

/** The legal statement, with the chosen items in words; none means all. */
async function declare(
  tx: Tx,
  { shop }: Pick<OrdersDeps, 'shop'>,
  facts: ReturnFacts,
  { lines, data, opener, at }: Declaration,
) {
  const { order } = facts
  const { customerId, caller } = opener
  const language = opener.by === 'staff' ? order.language : opener.language
  const isPartly = !opener.statement && !isWhole(facts, lines)
  const shopFacts = { ...facts, lines: inShopLanguage(facts.lines) }
  return receiveStatement(tx, shop, {
    statement: opener.statement ?? {
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      orderNumber: order.orderNumber,
      items: isWhole(facts, lines) ? '' : goodsInWords(facts, lines, language),
    },
    sender: { customerId, language, caller },
    comingBack: data,
    itemsForShop: isPartly ? goodsInWords(shopFacts, lines, 'it') : undefined,
    at,
  })
}

function isWhole({ lines: bought }: ReturnFacts, lines: readonly DraftLine[]): boolean {
  return bought.every(({ lineNo, quantity }) => lines.some((l) => l.lineNo === lineNo && l.quantity === quantity))
}

const maxWords = 2_000

function goodsInWords({ lines: bought }: ReturnFacts, lines: readonly DraftLine[], language: Language): string {
  const words = lines.map(({ lineNo, size, quantity }) => {
    const name = bought.find((line) => line.lineNo === lineNo)?.name ?? ''
    const ofSize = size ? ` (${language === 'it' ? 'taglia' : 'size'} ${size})` : ''
    return `${quantity} × ${name}${ofSize}`
  })
  return words.join('; ').slice(0, maxWords)
}

function hashOf(orderId: string, requested: readonly NewReturn[], { withdrawalReference }: Opener): string {
  const contents = requested.map(({ kind, outcome, lines, reason, photoIds }) => [
    kind,
    outcome,
    lines,
    reason,
    photoIds,
  ])
  const content = [orderId, contents, withdrawalReference ?? null]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
