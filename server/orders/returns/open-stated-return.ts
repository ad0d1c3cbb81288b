import type { Deps } from '#server/deps.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { NewRefundBody } from '#shared/contract/orders/admin-refunds.ts'
import { openOne } from './open-return.ts'
import { kindFor } from './propose-return.ts'
import { readReturnFacts } from './return-facts.ts'

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
  deps: Deps,
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
