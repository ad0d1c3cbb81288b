import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import {
  findMember,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  type StaffRow,
  takeChallenge,
} from '#server/accounts/staff/staff-repository.ts'
import { deviceName, tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { hostNameOf } from '#server/platform/local-machine.ts'
import { problem } from '#server/platform/problems/problem.ts'

type PasskeyDeps = Pick<OrdersDeps, 'config' | 'database' | 'clock' | 'shop'>
type Purpose = 'login' | 'passkey' | 'confirm'

// Loaded with the first passkey: a shop of one person never needs it.
const library = () => import('@simplewebauthn/server')
const challengeMs = 5 * 60_000

/** Passkeys belong to the host of PUBLIC_URL, and answers come from its pages alone. */
function place({ config }: Pick<OrdersDeps, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl)
  return { rpID: hostname, origin }
}

/**
 * A browser takes a passkey at a domain alone, and at its own: the page says so instead of failing.
 * @param host what the browser has in its address
 * @throws Problem 409 passkey_elsewhere
 */
export function requirePasskeyHost(deps: Pick<OrdersDeps, 'config'>, host: string): void {
  const { rpID } = place(deps)
  const isDomain = isIP(rpID.replace(/^\[|\]$/g, '')) === 0
  if (!isDomain || hostNameOf(host) !== rpID) throw problem('passkey_elsewhere')
}

async function keepChallenge(
  { database, clock }: PasskeyDeps,
  challenge: string,
  purpose: Purpose,
  staffId: string | null,
) {
  const expiresAt = new Date(clock().getTime() + challengeMs)
  await insertChallenge(database.db, { challenge, purpose, staffId, expiresAt })
}

const transport = z.object({ response: z.object({ clientDataJSON: z.string().check(z.maxLength(4_000)) }) })

/** The challenge that an answer is for, when it was asked here for this and not answered yet. */
async function takeAnswered(
  { database, clock }: PasskeyDeps,
  credential: unknown,
  purpose: Purpose,
  staffId: string | null,
): Promise<string | undefined> {
  try {
    const { response } = transport.parse(credential)
    const { challenge } = z
      .object({ challenge: z.string().check(z.maxLength(200)) })
      .parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()))
    return (await takeChallenge(database.db, { challenge, purpose, staffId }, clock())) ? challenge : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return undefined
    throw error
  }
}

/** An answer that is not as it must be is refused, however the library says so. */
async function verified<T extends { verified: boolean }>(check: Promise<T>): Promise<T | undefined> {
  const answer = await check.catch(() => undefined)
  return answer?.verified ? answer : undefined
}

export async function startPasskey(deps: PasskeyDeps, member: Pick<StaffRow, 'id' | 'email' | 'name'>) {
  const { generateRegistrationOptions } = await library()
  const known = await listPasskeys(deps.database.db, member.id)
  const options = await generateRegistrationOptions({
    rpID: place(deps).rpID,
    rpName: deps.shop.name,
    userID: Buffer.from(member.id),
    userName: member.email,
    userDisplayName: member.name,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(deps, options.challenge, 'passkey', member.id)
  return { ...options }
}

/** @throws Problem 401 passkey_refused */
export async function addPasskey(
  deps: PasskeyDeps,
  person: Pick<StaffRow, 'id' | 'email' | 'name'>,
  credential: object,
  userAgent: string,
) {
  const { verifyRegistrationResponse } = await library()
  const challenge = await takeAnswered(deps, credential, 'passkey', person.id)
  if (challenge === undefined) throw problem('passkey_refused')
  const { rpID, origin } = place(deps)
  const answer = await verified(
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  )
  if (!answer?.registrationInfo) throw problem('passkey_refused')
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return inTransaction(deps.database, async (tx) => {
    const stored = await insertPasskey(tx, {
      id,
      staffId: person.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      userAgent,
      createdAt: deps.clock(),
    })
    if (!stored) throw problem('passkey_refused')
    await tellAccessChange(tx, deps, 'passkey_added', person, deviceName(userAgent))
    return stored
  })
}

/** @param staffId whose passkeys are asked; null at a login, where the browser offers those it has */
export async function askPasskey(deps: PasskeyDeps, purpose: 'login' | 'confirm', staffId: string | null) {
  const { generateAuthenticationOptions } = await library()
  const own = staffId === null ? [] : await listPasskeys(deps.database.db, staffId)
  const options = await generateAuthenticationOptions({
    rpID: place(deps).rpID,
    userVerification: 'required',
    allowCredentials: own.map(({ id }) => ({ id })),
  })
  await keepChallenge(deps, options.challenge, purpose, staffId)
  return { ...options }
}

/** Counts nothing: a signature cannot be guessed. @returns whose passkey it is @throws Problem 401 passkey_refused */
export async function checkPasskey(
  deps: PasskeyDeps,
  credential: { id: string },
  { purpose, staffId }: { purpose: 'login' | 'confirm'; staffId: string | null },
): Promise<StaffRow> {
  const { db } = deps.database
  const challenge = await takeAnswered(deps, credential, purpose, staffId)
  const passkey = await findPasskey(db, credential.id)
  if (challenge === undefined || !passkey || (staffId !== null && passkey.staffId !== staffId))
    throw problem('passkey_refused')
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = place(deps)
  const answer = await verified(
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!answer) throw problem('passkey_refused')
  await notePasskeyUse(db, passkey.id, answer.authenticationInfo.newCounter, deps.clock())
  const member = await findMember(db, passkey.staffId)
  if (!member) throw problem('passkey_refused')
  return member
}
