import type { Language } from '#shared/domain/platform/language.ts'
import type { MessageKey } from './message-texts.ts'
import { isProblemCode, type ProblemCode, problemTable } from './problem-table.ts'

interface Extras {
  /** Field → message key, shown beside the field. */
  fields?: Record<string, MessageKey>
  /** A text that says more of the reason than the code's own. */
  text?: MessageKey
  /** Further data for the caller: available stock, current prices. */
  details?: Record<string, unknown>
  /** Values of the text's gaps in its language; used nowhere else. */
  said?: (language: Language) => Record<string, string>
  retryAfterSeconds?: number
  headers?: Record<string, string>
}

const soonSeconds = 5

/** An outcome the caller should see. Everything else that is thrown is a bug and answers 500. */
export class Problem extends Error {
  override name = 'Problem'
  code: ProblemCode
  extras: Extras
  status: number
  constructor(code: ProblemCode, extras: Extras = {}, status: number = problemTable[code].status) {
    super(code)
    this.code = code
    this.extras = status === 503 ? { retryAfterSeconds: soonSeconds, ...extras } : extras
    this.status = status
  }
}

/** A row of the table of problems, with what else the caller needs. */
export const problem = (code: ProblemCode, extras?: Extras) => new Problem(code, extras)
export const invalidInput = (fields: Record<string, MessageKey>) => problem('invalid_input', { fields })
export const emailTaken = () => problem('email_taken', { fields: { email: 'email_taken' } })
export const wrongPassword = (field: string) => problem('wrong_password', { fields: { [field]: 'wrong_password' } })
export const tooManyRequests = (retryAfterSeconds: number) => problem('too_many_requests', { retryAfterSeconds })

/** Codes by the status they go out with, some with another than their own. @throws when a call names a code that nothing answers */
export function codesByStatus(
  codes: Iterable<string>,
  others: Readonly<Record<string, number>>,
): Map<number, string[]> {
  const statuses = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const status = isProblemCode(code) ? (others[code] ?? problemTable[code].status) : undefined
    if (status === undefined) throw new Error(`no status is known for ${code}`)
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}
