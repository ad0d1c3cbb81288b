import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits in 43 characters: a session, or a link in a mail. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in place of a token: who reads the database cannot use it. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
