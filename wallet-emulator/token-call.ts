import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AccessTokens, isDemoClient } from './access-tokens.ts'
import type { FaultyLine } from './faulty-line.ts'
import { ProviderError } from './provider-error.ts'

type Deps = { line: FaultyLine; tokens: AccessTokens }

const refusedClient = { error: 'invalid_client', error_description: 'Client Authentication failed' }
const refusedGrant = { error: 'unsupported_grant_type', error_description: 'unsupported grant_type' }

export function mountTokenCall(app: FastifyInstance, { line, tokens }: Deps): void {
  app.post('/v1/oauth2/token', (request, reply) =>
    line.answer('token', request, reply, async (takeOutcome) => {
      if (!isDemoClient(request.headers.authorization)) return { status: 401, body: refusedClient }
      if (takeOutcome() === 'decline') return { status: 401, body: refusedClient }
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      if (form.get('grant_type') !== 'client_credentials') return { status: 400, body: refusedGrant }
      const token = tokens.issue(form.get('response_type') === 'client_token' ? 'client' : 'server')
      return {
        status: 200,
        body: {
          scope: 'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund',
          token_type: 'Bearer',
          app_id: 'APP-EMULATOR',
          nonce: new Date().toISOString(),
          ...token,
        },
      }
    }),
  )
}

/** For every call that needs a server token. */
export function requireToken(tokens: AccessTokens) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!tokens.accepts(request.headers.authorization)) throw new ProviderError(401)
  }
}
