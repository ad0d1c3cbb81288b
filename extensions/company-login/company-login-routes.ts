import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInStaff } from '#server/accounts/staff/sign-in-staff.ts'
import { findMemberByEmail, updateMember } from '#server/accounts/staff/staff-repository.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { staffCookie } from '#server/platform/sessions/session.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { companyProvider } from './company-provider.ts'
import { companyLoginPath, returnPath } from './login-paths.ts'

/** What the browser keeps between leaving and coming back. */
const cookie = 'company_login'
const tenMinutes = 10 / (24 * 60)

/** Sign-in of the staff by the company's own accounts (OpenID Connect, code flow with PKCE). */
export function companyLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const { oidc } = deps.config
  const provider = oidc && companyProvider(oidc)
  const here = `${deps.config.publicUrl}${returnPath}`
  const hidden = { schema: { hide: true } }

  app.get(companyLoginPath, hidden, async (request, reply) => {
    if (!provider) throw problem('not_found')
    const client = await provider.client()
    const configuration = await provider.configuration().catch((error: unknown) => {
      request.log.error({ err: error }, 'the provider of company accounts is away')
      throw problem('company_login_away')
    })
    const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()]
    staffCookie.write(request, reply, cookie, [verifier, state, nonce].join('.'), tenMinutes)
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: here,
      scope: 'openid email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    return reply.header('cache-control', 'no-store').redirect(address.href, 302)
  })

  app.get(returnPath, hidden, async (request, reply) => {
    if (!provider) throw problem('not_found')
    const proof = staffCookie.read(request, cookie)
    staffCookie.write(request, reply, cookie, '', 0)
    const email = await guardLogin(deps, { address: request.ip, counts: [{ rule: 'admin_login' }] }, () =>
      emailOf(request, provider, new URL(request.url, here), proof),
    )
    if (!email) throw problem('company_login_failed')
    return welcome(request, reply, email)
  })

  /** Only who was invited comes in, with the role of the invitation. */
  async function welcome(request: FastifyRequest, reply: FastifyReply, email: string) {
    const { database, clock } = deps
    const member = await findMemberByEmail(database.db, email)
    const isInvited = member?.invitedUntil != null && member.invitedUntil > clock()
    if (!member || !(member.acceptedAt || isInvited)) throw problem('company_login_unknown')
    const isFirst = member.acceptedAt === null
    if (isFirst)
      await updateMember(database.db, member.id, { acceptedAt: clock(), invitationHash: null, invitedUntil: null })
    await signInStaff(deps, request, reply, member, isFirst)
    return reply.header('cache-control', 'no-store').redirect('/admin', 302)
  }
}

/** @returns undefined for every answer that does not hold: altered, of another browser, used before, refused, unverified */
async function emailOf(
  request: FastifyRequest,
  provider: ReturnType<typeof companyProvider>,
  back: URL,
  proof = '',
): Promise<string | undefined> {
  const [pkceCodeVerifier = '', expectedState = '', expectedNonce = ''] = proof.split('.')
  if (!expectedState) return undefined
  try {
    const client = await provider.client()
    const configuration = await provider.configuration()
    const checks = { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true }
    const tokens = await client.authorizationCodeGrant(configuration, back, checks)
    const claims = tokens.claims()
    if (!claims) return undefined
    const { email, email_verified } = claims.email
      ? claims
      : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    return email_verified === true && typeof email === 'string' ? email : undefined
  } catch (error) {
    request.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a company login failed')
    return undefined
  }
}
