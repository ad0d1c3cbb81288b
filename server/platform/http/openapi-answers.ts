import type { RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { codesByStatus } from '#server/platform/problems/problem.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { problem } from '#shared/contract/platform/fields.ts'

interface Answers {
  responses?: Record<string, unknown>
}

export const problemSchemas = { Problem: z.toJSONSchema(problem, { io: 'output' }) }

export function addAnswers(operation: Answers, call: Endpoint, route: Pick<RouteOptions, 'config'>): void {
  const responses: Record<string, unknown> = { ...operation.responses }
  for (const [status, body] of Object.entries(call.replies)) {
    if (body === null)
      responses[status] = { description: 'Done', ...(call.answersFile && fileContent(call.answersFile)) }
  }
  if (route.config?.isTagged) responses[304] = { description: 'As it is known already (If-None-Match)' }
  for (const [status, codes] of codesByStatus([...generalCodes(call, route), ...call.errors])) {
    responses[status] = {
      description: codes.join(', '),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } } },
      },
    }
  }
  operation.responses = responses
}

export function fileContent(type: string) {
  return { content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
}

/** General answers of calls of this kind. */
function* generalCodes({ method, path }: Endpoint, { config }: Pick<RouteOptions, 'config'>): Generator<string> {
  yield* ['invalid_input', 'internal_error', 'database_unavailable', 'busy']
  if (config?.needsSession) yield 'unauthorized'
  if (path.includes(':')) yield 'not_found'
  if (config?.takesKeys) yield* ['invalid_api_key', 'scope_missing', 'too_many_requests']
  if (config?.rateLimit) yield 'too_many_requests'
  if (method === 'GET') return
  yield* ['too_large', 'unsupported_type', 'gone_meanwhile']
  if (config?.needsSession && path.startsWith('/api/customer')) yield 'other_account'
  if (!config?.acceptsOtherSites) yield 'cross_site'
}
