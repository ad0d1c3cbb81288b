import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { automatic } from '#server/platform/public-cache/automatic-request.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { injectFetch } from '#server/site/pages/inject-fetch.ts'
import { assistantPath } from './assistant-address.ts'

/** JSON-RPC 2.0 */
const errorCodes: Record<number, number> = { 400: -32_600, 500: -32_603 }
const parseError = -32_700
const serverError = -32_000

/** Read-only tools for assistants: the Model Context Protocol over HTTP, without sessions (decision 0085). */
export function assistantRoutes(app: FastifyInstance, { config, clock }: Deps): void {
  const own = new URL(config.publicUrl).hostname

  app.addHook('preSerialization', async (request, reply, payload) => {
    if (reply.statusCode < 400) return payload
    const { message, ...data } = payload as { message: string }
    const isUnread = reply.statusCode === 400 && request.body === undefined
    const code = isUnread ? parseError : (errorCodes[reply.statusCode] ?? serverError)
    return { jsonrpc: '2.0', id: null, error: { code, message, data } }
  })

  app.post(
    assistantPath,
    {
      schema: { hide: true },
      config: rateLimits.assistant,
      onRequest: async (request) => {
        if (!isOwnHost(request, own)) throw problem('cross_site')
      },
    },
    async (request, reply) => {
      // An array would be many calls for one; the protocol has had none since its version of June 2025.
      if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
        throw problem('invalid_input')
      const { answerAssistant } = await import('./answer-assistant.ts')
      // Searches of machines are not counted as those that visitors missed.
      const send = injectFetch(app, request.ip, automatic)
      const answer = await answerAssistant(request, { send, clock })
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .header('cache-control', 'no-store')
        .send(answer.body === null ? null : Buffer.from(await answer.arrayBuffer()))
    },
  )
}

/**
 * A page elsewhere reaches the shop under its own name where that name points to the shop's machine; names without a
 * dot and addresses can't be such a name. The Origin is checked for all routes.
 */
function isOwnHost(request: FastifyRequest, own: string): boolean {
  const address = URL.parse(`http://${request.host}`)
  if (!address) return false
  const { hostname } = address
  return hostname === own || !hostname.includes('.') || isIP(hostname) > 0
}
