import { createHash } from 'node:crypto'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Answer } from '#shared/contract/platform/endpoint.ts'
import { ibanEnd, normalizeIban } from '#shared/domain/platform/shop/iban.ts'
import { type importBankStatement, maxCredits } from './bank-credits.ts'
import { insertCredits, type NewCredit } from './credit-repository.ts'
import { openStatement } from './open-statement.ts'
import { type Credit, type Statement, StatementProblem } from './statement.ts'

const leftOutShown = 100

/**
 * Imports the credits of a statement; invalid entries are left out and reported, known ones stay unchanged, and nothing
 * is booked (rule 630).
 * @throws Problem 400 statement_unreadable, statement_line_unreadable, statement_empty; 409 statement_other_account
 */
export async function importStatement(deps: Deps, content: Buffer): Promise<Answer<typeof importBankStatement>> {
  const { ibans, credits, debits, leftOut } = await readOrRefuse(content)
  const { bank, formerIbans } = deps.shop
  const own = [bank.iban, ...formerIbans].map(normalizeIban)
  const other = ibans.map(normalizeIban).find((iban) => !own.includes(iban))
  if (other) throw problem('statement_other_account', { details: { iban: ibanEnd(other), shop: ibanEnd(bank.iban) } })
  if (credits.length === 0 && leftOut.length === 0) throw problem('statement_empty')
  if (credits.length > maxCredits) throw problem('statement_too_long', { details: { credits: maxCredits } })
  const rows = toRows(credits, deps.clock())
  const added = rows.length === 0 ? 0 : await inTransaction(deps.database, (tx) => insertCredits(tx, rows))
  const days = credits.map(({ day }) => day).sort()
  return {
    ...{ added, known: rows.length - added, debits, from: days[0] ?? null, to: days.at(-1) ?? null },
    ...(leftOut.length > 0 && { leftOut: { count: leftOut.length, entries: leftOut.slice(0, leftOutShown) } }),
  }
}

async function readOrRefuse(content: Buffer): Promise<Statement> {
  try {
    return await openStatement(content)
  } catch (error) {
    if (!(error instanceof StatementProblem)) throw error
    const { line } = error
    throw line === undefined
      ? problem('statement_unreadable')
      : problem('statement_line_unreadable', { details: { line } })
  }
}

/** Two transfers of one day that look the same are two; the same file again is none. */
function toRows(credits: readonly Credit[], importedAt: Date): NewCredit[] {
  const seen = new Map<string, number>()
  return credits.map(({ day, amountCents, payer, text }) => {
    const said = [day, amountCents, payer.toUpperCase(), text.toUpperCase()].join('\n')
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    const fingerprint = createHash('sha256').update(`${said}\n${before}`).digest('base64url')
    return { fingerprint, day, amountCents, payer: payer.slice(0, 200), text: text.slice(0, 1_000), importedAt }
  })
}
