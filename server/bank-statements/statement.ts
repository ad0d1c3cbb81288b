import type { Cents } from '#shared/domain/money.ts'

/** Money that a bank says has come in. */
export interface Credit {
  /** On which it was booked: "2026-11-23". */
  day: string
  amountCents: Cents
  /** As the bank writes it; empty where it only stands in the text. */
  payer: string
  text: string
}

export interface Statement {
  /** The accounts it is of, where it says so. */
  ibans: readonly string[]
  credits: readonly Credit[]
  /** What went out: left aside. */
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

/** In one line, with single spaces. */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** @param year with two or four digits. @returns undefined where there is no such day */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text) ? undefined : text
}
