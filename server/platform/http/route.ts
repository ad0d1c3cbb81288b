import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify'
import type { Answer, Endpoint, Received } from '#shared/contract/platform/endpoint.ts'

type Outcome<E> = Answer<E> | Buffer | Readable
type Options = Pick<RouteShorthandOptions, 'onRequest' | 'preValidation' | 'preHandler' | 'config' | 'bodyLimit'>
type Handler<E> = (
  input: Received<E> & { request: FastifyRequest; reply: FastifyReply },
) => Promise<Outcome<E>> | Outcome<E>

/** 201 where it is declared, else 200, else the first one: the status a plain answer goes out with. */
function usualStatus(call: Endpoint): number {
  const statuses = Object.keys(call.replies).map(Number)
  return statuses.includes(201) ? 201 : statuses.includes(200) ? 200 : (statuses[0] ?? 200)
}

/** One route for both: the framework's own second route for HEAD doubles the time of a start. */
const asksHeadToo: Pick<RouteOptions, 'method' | 'exposeHeadRoute' | 'onSend'> = {
  method: ['GET', 'HEAD'],
  exposeHeadRoute: false,
  onSend: (request, reply, payload: unknown, done) => {
    if (request.method !== 'HEAD') return done(null, payload)
    if (payload instanceof Readable) payload.on('error', (error) => request.log.error(error)).resume()
    else reply.header('content-length', Buffer.byteLength((payload as string | Buffer | undefined) ?? ''))
    return done(null, null)
  },
}

/**
 * Mounts one call of the contract: its schemas validate and strip the input and the output. The handler answers the
 * usual status; another declared one is set with `reply.code()`. A Buffer or a stream goes out unchanged.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  call: E,
  ...rest: [handler: Handler<E>] | [options: Options, handler: Handler<E>]
): void {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest
  const status = usualStatus(call)
  const withBody = Object.entries(call.replies).filter(([, schema]) => schema !== null)
  app.route({
    ...(call.method === 'GET' ? asksHeadToo : { method: call.method }),
    url: call.path,
    ...options,
    config: { ...options.config, endpoint: call },
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(withBody.length > 0 && { response: Object.fromEntries(withBody) }),
    },
    handler: async (request, reply) => {
      reply.code(status)
      const input = { params: request.params, query: request.query, body: request.body, request, reply }
      const answer = await handler(input as unknown as Parameters<Handler<E>>[0])
      return reply.sent ? reply : reply.send(answer)
    },
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    /** Whose call it is: its tag in the OpenAPI document. */
    domain?: string
    isTagged?: boolean
    needsSession?: boolean
  }
}
