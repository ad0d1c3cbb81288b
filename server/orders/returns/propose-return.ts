import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { WithdrawalRow } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { NewRefundBody } from '#shared/contract/orders/admin-refunds.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'
import { worthOfUnits } from '#shared/domain/pricing/worth-of-units.ts'
import { openOne } from './open-return.ts'
import { kindsOfLine, type ReturnFacts, readReturnFacts, shippingOfWithdrawals } from './return-facts.ts'
import { listReturnsOfOrder } from './return-repository.ts'

type Proposal = AdminOrder['withdrawals'][number]['proposal']

const isOpen = ({ state }: Pick<WithdrawalRow, 'state'>) => withdrawalLife.open.includes(state)

/** What each of these statements gives back by its words, and its sum, by the statement's id. */
export async function proposeReturns(
  db: Db,
  order: StoredOrder,
  shop: Shop,
  statements: readonly WithdrawalRow[],
): Promise<Map<string, Proposal>> {
  const open = statements.filter(isOpen)
  if (open.length === 0) return new Map()
  const facts = await readReturnFacts(db, order)
  return new Map(
    open.map(({ id, items, createdAt }) => {
      // Words that name no item are for staff to read.
      const isClear = items.trim() === '' || facts.lines.some((line) => isNamedIn(items, line))
      return [id, isClear ? withSum(facts, proposeReturn(facts, items, shop, createdAt)) : null]
    }),
  )
}

/** The sums of open statements that no return carries out, by the statement's id. */
export async function proposedAmounts(
  db: Db,
  shop: Shop,
  statements: readonly WithdrawalRow[],
): Promise<ReadonlyMap<string, string>> {
  const amounts = new Map<string, string>()
  for (const [orderId, own] of Map.groupBy(statements.filter(isOpen), (one) => one.orderId)) {
    const order = orderId === null ? undefined : await findOrder(db, orderId)
    if (!order) continue
    const carriedOut = new Set((await listReturnsOfOrder(db, order.id)).map(({ withdrawalId }) => withdrawalId))
    const bare = own.filter(({ id }) => !carriedOut.has(id))
    for (const [id, proposal] of await proposeReturns(db, order, shop, bare))
      if (proposal) amounts.set(id, proposal.amount)
  }
  return amounts
}

function withSum(facts: ReturnFacts, proposed: ReturnType<typeof proposeReturn>): Proposal {
  if (!proposed) return null
  const { kind, lines } = proposed
  const units = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const shippingCents = kind === 'withdrawal' ? shippingOfWithdrawals(facts, units) : 0
  const goodsCents = facts.lines.reduce((sum, line) => sum + worthOfUnits(line, units.get(line.lineNo) ?? 0), 0)
  return {
    kind,
    lines: lines.map(({ frameSize, ...line }) => ({ ...line, frameSize: frameSize || null })),
    shipping: toDecimal(shippingCents),
    amount: toDecimal(goodsCents + shippingCents),
  }
}

const kinds = ['withdrawal', 'shop_return'] as const

/** As what these lines can all come back. */
const kindFor = (facts: ReturnFacts, lines: ReturnFacts['lines'], shop: Shop, at: Date) =>
  kinds.find((one) => lines.every((line) => kindsOfLine(facts, line, shop, at).some(({ kind }) => kind === one)))

/** The returned units: everything left of the order's lines, or of those that the customer names. */
export function proposeReturn(facts: ReturnFacts, words: string, shop: Shop, at: Date) {
  const mayCome = facts.lines.filter(({ pieces }) => pieces.some(({ left }) => left > 0))
  const named = mayCome.filter((line) => isNamedIn(words, line))
  const lines = named.length > 0 ? named : mayCome
  const kind = kindFor(facts, lines, shop, at)
  if (!kind || lines.length === 0) return undefined
  return {
    kind,
    lines: lines.flatMap(({ lineNo, name, pieces }) => {
      // One line of a return holds units of one size.
      const [first] = pieces.filter(({ left }) => left > 0)
      if (!first) return []
      return {
        line: lineNo,
        quantity: Math.min(first.left, quantityIn(words, name) ?? first.left),
        frameSize: first.size,
      }
    }),
  }
}

const isNamedIn = (words: string, { name }: { name: string }) => foldText(words).includes(foldText(name))

/** "2 × Sella Soglia": the quantity, where the customer writes one. */
function quantityIn(words: string, name: string): number | undefined {
  const before = foldText(words).split(foldText(name))[0] ?? ''
  const said = /(\d{1,2})\s*[x×]\s*$/.exec(before)?.[1]
  return said === undefined || Number(said) === 0 ? undefined : Number(said)
}

interface Stated extends Pick<NewRefundBody, 'lines'> {
  reference: string
  at: Date
}

/**
 * Opens the return of a statement whose money goes back at once, in the transaction of its refund.
 * @returns its id @throws Problem 404 withdrawal_not_found; 409 withdrawal_in_return, return_pieces, return_kind,
 * return_not_offered
 */
export async function openStatedReturn(
  tx: Tx,
  deps: OrdersDeps,
  order: StoredOrder,
  { lines = [], reference, at }: Stated,
): Promise<string> {
  const facts = await readReturnFacts(tx, order)
  const units = Map.groupBy(lines, ({ line }) => line)
  const wanted = [...units].map(([line, parts]) => {
    const quantity = parts.reduce((sum, part) => sum + part.quantity, 0)
    const bought = facts.lines.find(({ lineNo }) => lineNo === line)
    const frameSize = bought?.pieces.find(({ left }) => left >= quantity)?.size ?? null
    return { line, quantity, frameSize, exchangeSize: null }
  })
  const chosen = facts.lines.filter(({ lineNo }) => units.has(lineNo))
  if (chosen.length === 0) throw problem('return_pieces')
  const kind = kindFor(facts, chosen, deps.shop, at) ?? 'withdrawal'
  const opener = { by: 'staff', customerId: undefined, language: order.language, caller: undefined } as const
  const { opened } = await openOne(tx, deps, order, {
    body: { kind, outcome: 'refund', lines: wanted, reason: null, photoIds: [] },
    opener: { ...opener, requestKey: undefined, withdrawalReference: reference },
    request: { requestKey: null, requestHash: '' },
    at,
  })
  return opened.id
}
