import type { RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { codesByStatus } from '#server/platform/problems/problem.ts'
import { problemType } from '#server/platform/problems/problem-json.ts'
import { namesAccount } from '#server/platform/sessions/session.ts'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { problem } from '#shared/contract/platform/fields.ts'

interface Answers {
  responses?: Record<string, unknown>
}

const problemDetails = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  ...z.omit(problem, { message: true }).shape,
})

export const problemSchemas = {
  Problem: z.toJSONSchema(problem, { io: 'output' }),
  ProblemDetails: z.toJSONSchema(problemDetails, { io: 'output' }),
}

export function addAnswers(operation: Answers, call: Endpoint, route: Pick<RouteOptions, 'config'>): void {
  const responses: Record<string, unknown> = { ...operation.responses }
  // What the generator assumes of a call without a body in its answer.
  if (!(200 in call.replies)) delete responses[200]
  for (const [status, body] of Object.entries(call.replies)) {
    if (body === null)
      responses[status] = { description: 'Done', ...(call.answersFile && fileContent(call.answersFile)) }
  }
  if (route.config?.isTagged) responses[304] = { description: 'As it is known already (If-None-Match)' }
  for (const [status, codes] of codesByStatus([...generalCodes(call, route), ...call.errors], call.statuses)) {
    responses[status] = {
      description: codes.join(', '),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: codes } } } },
        [problemType]: { schema: { $ref: '#/components/schemas/ProblemDetails' } },
      },
    }
  }
  operation.responses = responses
}

export function fileContent(type: string) {
  return { content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
}

/** General answers of calls of this kind. */
export function* generalCodes(endpoint: Endpoint, { config }: Pick<RouteOptions, 'config'>): Generator<string> {
  const { method, path } = endpoint
  yield* ['invalid_input', 'internal_error', 'database_unavailable', 'busy']
  if (config?.needsSession) yield 'unauthorized'
  if (path.includes(':')) yield 'not_found'
  if (config?.takesKeys) {
    yield* ['invalid_api_key', 'scope_missing', 'too_many_requests']
    yield* ['role_missing', 'second_factor_needed', 'confirmation_needed']
    if (config.mayWantReason) yield 'reason_needed'
  }
  if (config?.rateLimit) yield 'too_many_requests'
  if (method === 'GET') return
  yield* ['too_large', 'unsupported_type', 'gone_meanwhile']
  if (namesAccount(endpoint)) yield 'other_account'
  if (!config?.acceptsOtherSites) yield 'cross_site'
}
