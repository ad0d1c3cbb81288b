import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { deleteTokens, insertToken, type TokenPurpose } from './one-time-token-repository.ts'

const hourMs = 3_600_000
const tokenLives: Record<TokenPurpose, number> = { reset: hourMs, verify: 7 * 24 * hourMs, undo_email: 72 * hourMs }

interface MailedCustomer {
  id: string
  email: string
  firstName: string
}

async function newLink(
  tx: Db,
  customer: MailedCustomer,
  purpose: TokenPurpose,
  now: Date,
  before?: { emailBefore: string; provenBefore: Date | null },
): Promise<string> {
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + tokenLives[purpose])
  await insertToken(tx, { tokenHash: hashSecretToken(token), purpose, customerId: customer.id, expiresAt, ...before })
  return token
}

export async function mailRegistration(tx: Tx, customer: MailedCustomer, language: Language, at: Date): Promise<void> {
  const verifyToken = await newLink(tx, customer, 'verify', at)
  const data = { firstName: greetingName(customer.firstName, language), email: customer.email, verifyToken }
  await enqueueMail(tx, { kind: 'registration', about: customer.id, to: customer.email, language, data, at })
}

/** A new link that proves the address; the ones before stop working. */
export async function mailVerification(tx: Tx, customer: MailedCustomer, language: Language, at: Date): Promise<void> {
  await deleteTokens(tx, customer.id, 'verify')
  const verifyToken = await newLink(tx, customer, 'verify', at)
  const data = { firstName: greetingName(customer.firstName, language), email: customer.email, verifyToken }
  const about = hashSecretToken(verifyToken)
  await enqueueMail(tx, { kind: 'email_verification', about, to: customer.email, language, data, at })
}

export async function mailPasswordReset(tx: Tx, customer: MailedCustomer, language: Language, at: Date): Promise<void> {
  const token = await newLink(tx, customer, 'reset', at)
  const data = { firstName: greetingName(customer.firstName, language), token }
  const about = hashSecretToken(token)
  await enqueueMail(tx, { kind: 'password_reset', about, to: customer.email, language, data, at })
}

export async function mailPasswordChanged(
  tx: Tx,
  customer: MailedCustomer,
  language: Language,
  at: Date,
): Promise<void> {
  const about = `${customer.id}/${at.toISOString()}`
  const data = { firstName: greetingName(customer.firstName, language) }
  await enqueueMail(tx, { kind: 'password_changed', about, to: customer.email, language, data, at })
}

/**
 * Sent to the former address; about the new one it says only what the proven owner of the old one may read.
 * `canUndo`: with a link that takes the change back.
 */
export async function mailEmailChanged(
  tx: Tx,
  customer: MailedCustomer & { emailVerifiedAt: Date | null },
  { newEmail, canUndo }: { newEmail: string | null; canUndo: boolean },
  language: Language,
  at: Date,
): Promise<void> {
  const about = `${customer.id}/${at.toISOString()}`
  const before = { emailBefore: customer.email, provenBefore: customer.emailVerifiedAt }
  const undoToken = canUndo ? await newLink(tx, customer, 'undo_email', at, before) : undefined
  const data = { firstName: greetingName(customer.firstName, language), newEmail, undoToken }
  await enqueueMail(tx, { kind: 'email_changed', about, to: customer.email, language, data, at })
}

export async function mailAccountDeleted(
  tx: Tx,
  customer: MailedCustomer,
  language: Language,
  at: Date,
): Promise<void> {
  const data = { firstName: greetingName(customer.firstName, language) }
  await enqueueMail(tx, { kind: 'account_deleted', about: customer.id, to: customer.email, language, data, at })
}
