import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { CreditGroup, CreditSign } from './credit-groups.ts'
import type { Credit } from './statement.ts'

/** An order that money may be for. */
export interface Payable {
  id: string
  orderNumber: string
  bankReference: string | null
  customerName: string
  customerEmail: string
  totalCents: Cents
  /** The due amount; 0 when it is paid. */
  dueCents: Cents
  createdAt: Date
  isCancelled: boolean
}

export interface Proposal {
  order: Payable
  /** Further orders that one transfer pays. */
  others?: readonly Payable[]
  group: CreditGroup
  signs: CreditSign[]
  /** The reference as found in the text. */
  found: string | undefined
  score: number
}

const maxLettersWrong = 2

/** The order that a credit is most probably for, with the reasons; undefined where nothing speaks for any. */
export function matchCredit(
  { amountCents, payer, text }: Pick<Credit, 'amountCents' | 'payer' | 'text'>,
  orders: readonly Payable[],
): Proposal | undefined {
  const said = readText(`${text} ${payer}`)
  const names = new Set(wordsOf(`${payer} ${text}`))
  let best: Proposal | undefined
  let isTie = false
  for (const order of orders) {
    const proposal = propose(amountCents, said, names, order)
    if (!proposal) continue
    isTie = proposal.score === best?.score
    if (!best || proposal.score > best.score) best = proposal
  }
  // Two orders of one amount and no reference: ambiguous.
  const isReferenced = best?.found !== undefined
  return isTie && !isReferenced ? undefined : best
}

function propose(amountCents: Cents, said: SaidText, names: ReadonlySet<string>, order: Payable): Proposal | undefined {
  const reference = findReference(said, order)
  const isPaid = order.dueCents === 0
  const requested = isPaid || order.isCancelled ? order.totalCents : order.dueCents
  const difference = amountCents - requested
  const name = nameShare(order.customerName, names)
  if (!reference && (difference !== 0 || isPaid)) return undefined
  const signs: CreditSign[] = [
    reference ? (reference.wrong === 0 ? 'reference' : 'reference_like') : 'no_reference',
    difference === 0 ? 'amount' : difference < 0 ? 'amount_less' : 'amount_more',
    name === 1 ? 'name' : name > 0 ? 'name_part' : 'no_name',
  ]
  if (isPaid) signs.push('double')
  if (order.isCancelled) signs.push('cancelled')
  const isSure = reference?.wrong === 0 && difference === 0
  const group = isPaid ? 'doubtful' : order.isCancelled ? 'late' : isSure ? 'sure' : 'doubtful'
  const score =
    (reference ? 100 - 15 * reference.wrong : 0) + (difference === 0 ? 40 : 0) + 20 * name - (isPaid ? 10 : 0)
  return { order, group, signs, found: reference?.found, score }
}

interface SaidText {
  raw: string
  /** Letters and digits only, in capitals, with their places in the text. */
  bare: string
  places: readonly number[]
}

export function readText(raw: string): SaidText {
  let bare = ''
  const places: number[] = []
  const plain = raw.normalize('NFD').toUpperCase()
  for (let i = 0; i < plain.length; i++) {
    const character = plain[i] ?? ''
    if (!/[A-Z0-9]/.test(character)) continue
    bare += character
    places.push(i)
  }
  return { raw: plain, bare, places }
}

interface FoundReference {
  wrong: number
  found: string
}

/** The order's number, or the reference that older orders have, with at most two letters wrong, missing or too many. */
export function findReference(
  said: SaidText,
  { orderNumber, bankReference }: Pick<Payable, 'orderNumber' | 'bankReference'>,
): FoundReference | undefined {
  const codes = [orderNumber, ...(bankReference && bankReference !== orderNumber ? [bankReference] : [])]
  let best: FoundReference | undefined
  for (const code of codes) {
    const drawn = code.replaceAll('-', '').slice(-8)
    const found = findNear(said, drawn)
    if (found && (!best || found.wrong < best.wrong)) best = found
  }
  return best
}

function findNear({ raw, bare, places }: SaidText, code: string): FoundReference | undefined {
  let best: { wrong: number; from: number; to: number } | undefined
  for (const from of beginningsNear(bare, code)) {
    for (let length = code.length - maxLettersWrong; length <= code.length + maxLettersWrong; length++) {
      const wrong = errorsBetween(bare.slice(from, from + length), code)
      if (wrong <= maxLettersWrong && (!best || wrong < best.wrong)) best = { wrong, from, to: from + length }
    }
  }
  if (!best) return undefined
  const end = Math.min(best.to, bare.length) - 1
  return { wrong: best.wrong, found: raw.slice(places[best.from] ?? 0, (places[end] ?? 0) + 1) }
}

/** Candidate starts of a code: with two wrong letters one of its three parts is still intact. */
function beginningsNear(bare: string, code: string): Set<number> {
  const beginnings = new Set<number>()
  for (const [from, to] of [
    [0, 3],
    [3, 6],
    [6, 8],
  ] as const) {
    const part = code.slice(from, to)
    for (let at = bare.indexOf(part); at >= 0; at = bare.indexOf(part, at + 1))
      for (let moved = -maxLettersWrong; moved <= maxLettersWrong; moved++)
        if (at - from + moved >= 0) beginnings.add(at - from + moved)
  }
  return beginnings
}

/** Letters too many, missing, wrong, or two neighbours swapped (optimal string alignment distance). */
function errorsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > maxLettersWrong) return maxLettersWrong + 1
    before = last
    last = row
  }
  return last[b.length] ?? maxLettersWrong + 1
}

export const wordsOf = (text: string) => foldText(text).match(/[\p{L}]{2,}/gu) ?? []

/** The share of a name's words in the text: 1 all of them. */
export function nameShare(name: string, said: ReadonlySet<string>): number {
  const words = wordsOf(name)
  if (words.length === 0) return 0
  return words.filter((word) => said.has(word)).length / words.length
}
