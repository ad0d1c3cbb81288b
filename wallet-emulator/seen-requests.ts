import type { FastifyInstance } from 'fastify'

type SeenRequest = { at: string; method: string; path: string; requestId?: string; status?: number }

const mostKept = 5_000

/** The provider calls that arrived, newest last; one whose answer was held or lost has no status. */
export class SeenRequests {
  private requests: SeenRequest[] = []

  list(): SeenRequest[] {
    return this.requests
  }

  watch(app: FastifyInstance, stamp: () => string): void {
    const entries = new WeakMap<object, SeenRequest>()
    app.addHook('onRequest', async (request) => {
      const key = request.headers['paypal-request-id']
      const requestId = typeof key === 'string' ? key : undefined
      const seen = { at: stamp(), method: request.method, path: request.url, requestId }
      entries.set(request, seen)
      this.requests = [...this.requests, seen].slice(-mostKept)
    })
    app.addHook('onSend', async (request, reply) => {
      const seen = entries.get(request)
      if (seen) seen.status = reply.statusCode
    })
  }
}
