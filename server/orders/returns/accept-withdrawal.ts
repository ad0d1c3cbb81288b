import type { Deps } from '#server/deps.ts'
import { findOrderByNumber } from '#server/orders/order-records/order-repository.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import {
  isOwnStatement,
  receiveStatement,
  receiveWithdrawal,
  type WithdrawalSender,
} from '#server/orders/withdrawals/receive-withdrawal.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from '#shared/contract/orders/returns/withdrawals.ts'
import type { ReturnKind } from '#shared/domain/orders/returns/return-states.ts'
import { asOrderNumber } from '#shared/domain/orders/typed-order-number.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { openOne } from './open-return.ts'
import { kindsOfLine, type ReturnFacts, readReturnFacts } from './return-facts.ts'

/**
 * A statement from the page of withdrawals. Of the order's own customer it is a return like one opened at the order; from
 * anyone else, or with nothing left to give back, it is kept for staff to look at (rule 445).
 * @throws 429 for many statements about orders that are not the sender's for certain
 */
export async function acceptWithdrawal(
  deps: Deps,
  statement: WithdrawalStatement,
  sender: WithdrawalSender,
): Promise<WithdrawalReceipt> {
  const found = await findOrderByNumber(deps.database.db, asOrderNumber(statement.orderNumber))
  if (!found) return receiveWithdrawal(deps, statement, sender)
  return withOrderLocked(deps, found.id, async (tx, order, at) => {
    const isOwn = isOwnStatement(order, statement, sender.customerId)
    const requested = isOwn ? wantedOf(await readReturnFacts(tx, order), statement.items, deps.shop, at) : undefined
    const opener = { ...sender, by: 'customer' as const, requestKey: undefined, statement }
    const opened = requested && {
      body: { ...requested, outcome: 'refund' as const, reason: statement.items.slice(0, 500) || null, photoIds: [] },
      request: { requestKey: null, requestHash: '' },
    }
    const receipt = opened && (await openOne(tx, deps, order, { ...opened, opener, at })).receipt
    return receipt ?? (await receiveStatement(tx, deps.shop, { statement, sender, at })).receipt
  })
}

const kinds: readonly ReturnKind[] = ['withdrawal', 'shop_return']

/** The returned units: everything left of the order's lines, or of those that the customer names. */
function wantedOf(facts: ReturnFacts, words: string, shop: Deps['shop'], at: Date) {
  const mayCome = facts.lines.filter(({ pieces }) => pieces.some(({ left }) => left > 0))
  const named = mayCome.filter(({ name }) => foldText(words).includes(foldText(name)))
  const lines = named.length > 0 ? named : mayCome
  const kind = kinds.find((one) =>
    lines.every((line) => kindsOfLine(facts, line, shop, at).some((term) => term.kind === one)),
  )
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

/** "2 × Sella Soglia": the quantity, where the customer writes one. */
function quantityIn(words: string, name: string): number | undefined {
  const before = foldText(words).split(foldText(name))[0] ?? ''
  const said = /(\d{1,2})\s*[x×]\s*$/.exec(before)?.[1]
  return said === undefined || Number(said) === 0 ? undefined : Number(said)
}
