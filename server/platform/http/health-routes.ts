import type { FastifyInstance } from 'fastify'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'

export function healthRoutes(app: FastifyInstance, { database }: PlatformDeps): void {
  app.get('/health/live', async () => ({ status: 'ok' }))
  app.get('/health/ready', async (request, reply) => {
    try {
      await Promise.race([
        database.ping(),
        new Promise((_, reject) => setTimeout(() => reject(new Error('no answer within 2 s')), 2_000).unref()),
      ])
      return { status: 'ok' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).header('retry-after', '2').send({ status: 'database unavailable' })
    }
  })
}
