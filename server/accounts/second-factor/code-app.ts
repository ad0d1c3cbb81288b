import { Secret, TOTP } from 'otpauth'
import { findHashed, hashTogether } from '#server/accounts/customers/password.ts'
import {
  deletePendingSecrets,
  findPendingSecret,
  insertChallenge,
  listRecoveryHashes,
  replaceRecoveryCodes,
  type StaffRow,
  spendRecoveryCode,
  takeTotpStep,
  updateMember,
} from '#server/accounts/staff/staff-repository.ts'
import { tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { randomGroups } from '#server/platform/random-groups.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'
import { openCodeKey, sealCodeKey } from './seal-code-key.ts'

type CodeDeps = Pick<OrdersDeps, 'config' | 'database' | 'clock' | 'shop'>
type Member = Pick<StaffRow, 'id' | 'email' | 'name'>

const stepMs = 30_000
const pendingMs = 15 * 60_000
const recoveryCodes = 10

/** The step whose code it is: now, or within one step of it; undefined for a wrong one. */
function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta
}

const digitsOf = (typed: string) => typed.replace(/\s/g, '')
const lettersOf = (typed: string) => typed.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The stored hash of a recovery code that is not used yet. */
async function findRecoveryHash(db: Db, staffId: string, typed: string): Promise<string | undefined> {
  const hashes = await listRecoveryHashes(db, staffId)
  // Older programs stored it so.
  const quick = hashSecretToken(`${staffId}/${lettersOf(typed)}`)
  if (hashes.includes(quick)) return quick
  const slow = hashes.filter((hash) => hash.startsWith('$'))
  return findHashed(lettersOf(typed), slow)
}

/** A key for the app, which counts once its first code has come. */
export async function startCodeApp({ config, database, clock, shop }: CodeDeps, { id, email }: Member) {
  const secret = new Secret({ size: 20 })
  const expiresAt = new Date(clock().getTime() + pendingMs)
  const challenge = await sealCodeKey(database.db, { config }, id, secret.base32)
  await insertChallenge(database.db, { challenge, purpose: 'code_app', staffId: id, expiresAt })
  const totp = new TOTP({ issuer: shop.name, label: email, secret })
  return { secret: secret.base32, address: totp.toString() }
}

/** @returns ten recovery codes, of which only hashes are kept @throws Problem 401 wrong_code */
export async function confirmCodeApp(deps: CodeDeps, member: Member, typed: string) {
  const { database, clock } = deps
  const sealed = await findPendingSecret(database.db, member.id, clock())
  const secret = sealed && (await openCodeKey(database.db, deps, member.id, sealed))
  const step = secret && stepOf(secret, digitsOf(typed), clock())
  if (!sealed || !step) throw problem('wrong_code')
  const codes = Array.from({ length: recoveryCodes }, () => randomGroups(2, 5))
  const hashes = await hashTogether(codes.map(lettersOf))
  await inTransaction(database, async (tx) => {
    await updateMember(tx, member.id, { totpSecret: sealed, totpStep: step })
    await replaceRecoveryCodes(tx, member.id, hashes)
    await deletePendingSecrets(tx, member.id)
    await tellAccessChange(tx, deps, 'code_app_added', member)
  })
  return codes
}

export async function removeCodeApp(
  deps: Pick<OrdersDeps, 'database' | 'shop' | 'clock'>,
  member: Member,
): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    await updateMember(tx, member.id, { totpSecret: null, totpStep: null })
    await replaceRecoveryCodes(tx, member.id, [])
    await tellAccessChange(tx, deps, 'code_app_removed', member)
  })
}

/** Who knows the password, and guesses codes elsewhere, keeps the person out neither at a known browser nor by recovery codes. */
function countsOfCode(staffId: string, isOfApp: boolean, browser: string | undefined): CountedCall[] {
  if (browser) return [{ rule: 'staff_browser', subject: `${browser}/code` }]
  if (!isOfApp) return [{ rule: 'staff_code', subject: `${staffId}/recovery` }]
  return [
    { rule: 'staff_code', subject: staffId },
    { rule: 'staff_code_total', subject: staffId },
  ]
}

/** After the right password: a code of the app or a recovery code, each once. @throws Problem 401 wrong_code, 429 */
export async function spendCode(
  deps: CodeDeps,
  member: StaffRow,
  typed: string,
  { address, browser }: { address: string; browser: string | undefined },
): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  const code = digitsOf(typed)
  const isOfApp = /^\d{6}$/.test(code)
  const counts = countsOfCode(member.id, isOfApp, browser)
  const isRight = await guardLogin(deps, { address, counts }, async () => {
    if (!isOfApp) {
      const hash = await findRecoveryHash(db, member.id, typed)
      return (hash !== undefined && (await spendRecoveryCode(db, member.id, hash, now))) || undefined
    }
    const secret = member.totpSecret && (await openCodeKey(db, deps, member.id, member.totpSecret))
    const step = secret && stepOf(secret, code, now)
    return (step && (await takeTotpStep(db, member.id, step))) || undefined
  })
  if (!isRight) throw problem('wrong_code')
}
