import { hash, randomBytes } from 'node:crypto'

/** 256 random bits in 43 characters: a session, or a link in a mail. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token, useless to a reader of the database. */
export function hashSecretToken(token: string): string {
  return hash('sha256', token)
}
