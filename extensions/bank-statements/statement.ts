import { type Cents, parseDecimal } from '#shared/domain/platform/money.ts'
import type { LeftOutReason } from './credit-groups.ts'

/** An incoming payment of a bank. */
export interface Credit {
  /** On which it was booked: "2026-11-23". */
  day: string
  amountCents: Cents
  /** As the bank writes it; empty where it is only in the text. */
  payer: string
  text: string
}

/** An entry that no order can be paid with, however right the others are. */
interface LeftOut {
  /** The line of the file; in XML the number of the entry. */
  place: number
  why: LeftOutReason
  said: string
}

export interface Statement {
  /** The accounts of the statement, if stated. */
  ibans: readonly string[]
  credits: readonly Credit[]
  leftOut: readonly LeftOut[]
  /** Outgoing entries, skipped. */
  debits: number
}

/** No statement, or one that cannot be read whole; `line` where the file has lines. */
export class StatementProblem extends Error {
  override name = 'StatementProblem'
  readonly line: number | undefined
  constructor(line?: number) {
    super(line === undefined ? 'no statement' : `line ${line} of a statement cannot be read`)
    this.line = line
  }
}

/** One line with single spaces and without unstorable characters. */
export function plainText(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()
}

/** The maximum of a plausible entry; ten million euros. */
const maxCents = 1_000_000_000
const saidCharacters = 120

/** An entry of a file, as far as it can be read. */
export interface ReadEntry extends Omit<Credit, 'day' | 'amountCents'> {
  place: number
  day: string | undefined
  amount: string
  isEuro?: boolean
}

/** Takes each entry for itself: an odd one is left out and named, the others come in. */
export function judgeEntries(entries: readonly ReadEntry[]): Pick<Statement, 'credits' | 'leftOut'> {
  const credits: Credit[] = []
  const leftOut: LeftOut[] = []
  for (const { place, day, amount, payer, text, isEuro = true } of entries) {
    const amountCents = parseDecimal(amount)
    const why = isEuro ? whyNot(day, amount, amountCents) : 'currency'
    if (why) leftOut.push({ place, why, said: plainText(`${amount} ${payer} ${text}`).slice(0, saidCharacters) })
    else if (day !== undefined && amountCents !== undefined) credits.push({ day, amountCents, payer, text })
  }
  return { credits, leftOut }
}

function whyNot(day: string | undefined, amount: string, amountCents: Cents | undefined): LeftOutReason | undefined {
  if (amountCents === 0) return 'zero'
  if (amountCents === undefined) return /^\d{10,}/.test(amount) ? 'huge' : 'unreadable'
  if (amountCents < 0) return 'negative'
  if (amountCents > maxCents) return 'huge'
  return day === undefined ? 'day' : undefined
}

/** @param year with two or four digits. @returns undefined where there is no such day */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^20\d\d-/.test(text)) return undefined
  const moment = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? undefined : text
}
