import type { CreditSign } from './credit-groups.ts'
import { findReference, nameShare, type Payable, type Proposal, readText, wordsOf } from './match-credit.ts'
import type { Credit } from './statement.ts'

type Said = Pick<Credit, 'payer' | 'text'>

const ordersAtMost = 5
/** Per payer: with more of them some sum would match by chance. */
const candidatesAtMost = 12

const isWaiting = ({ dueCents, isCancelled }: Payable) => dueCents > 0 && !isCancelled
const isNamed = ({ payer, text }: Said, order: Payable) =>
  findReference(readText(`${text} ${payer}`), order) !== undefined

/** Open orders that a transfer for this one may be for too: the same buyer's, and those that its text names. */
export function otherOrdersOf(credit: Said, order: Pick<Payable, 'id' | 'customerEmail'>, orders: readonly Payable[]) {
  const email = order.customerEmail.toLowerCase()
  return orders.filter(
    (one) =>
      one.id !== order.id && isWaiting(one) && (one.customerEmail.toLowerCase() === email || isNamed(credit, one)),
  )
}

/** The open orders of one payer whose sum a credit is; undefined where there are none, or several such sums. */
export function matchSeveral(
  credit: Said & Pick<Credit, 'amountCents'>,
  orders: readonly Payable[],
): Proposal | undefined {
  const waiting = orders.filter(isWaiting)
  const said = readText(`${credit.text} ${credit.payer}`)
  const words = new Set(wordsOf(`${credit.payer} ${credit.text}`))
  const named = new Set(waiting.filter((order) => findReference(said, order)))
  const isOfPayer = (order: Payable) =>
    named.has(order) ||
    nameShare(order.customerName, words) === 1 ||
    [...named].some((one) => one.customerEmail.toLowerCase() === order.customerEmail.toLowerCase())
  const candidates = waiting
    .filter(isOfPayer)
    .sort((a, b) => Number(named.has(b)) - Number(named.has(a)))
    .slice(0, candidatesAtMost)
  const sums = subsetsOf(candidates, credit.amountCents)
  const namedIn = (some: readonly Payable[]) => some.filter((order) => named.has(order)).length
  const most = Math.max(0, ...sums.map(namedIn))
  const [best, ...ties] = sums.filter((some) => namedIn(some) === most)
  const [order, ...others] = best ?? []
  if (!order || ties.length > 0) return undefined
  const isWholeName = [order, ...others].every(({ customerName }) => nameShare(customerName, words) === 1)
  const signs: CreditSign[] = [
    most > 0 ? (most === others.length + 1 ? 'reference' : 'reference_like') : 'no_reference',
    'amount_of_several',
    isWholeName ? 'name' : 'no_name',
  ]
  return { order, others, group: 'doubtful', signs, found: findReference(said, order)?.found, score: 0 }
}

function subsetsOf(orders: readonly Payable[], cents: number): Payable[][] {
  const found: Payable[][] = []
  const add = (from: number, chosen: readonly Payable[], rest: number): void => {
    if (rest === 0 && chosen.length > 1) found.push([...chosen])
    if (rest <= 0 || chosen.length === ordersAtMost) return
    for (const [i, order] of orders.slice(from).entries()) add(from + i + 1, [...chosen, order], rest - order.dueCents)
  }
  add(0, [], cents)
  return found
}
