import Fastify from 'fastify'
import type { RecordedAnswer } from './record-answer.ts'

// The baseline of a read: a bare Fastify route, sending the same bytes with the same headers.
process.once('message', async ({ path, status, headers, body }: RecordedAnswer) => {
  const app = Fastify()
  const bytes = Buffer.from(body, 'base64')
  app.get(path.split('?')[0] ?? path, (_request, reply) => reply.code(status).headers(headers).send(bytes))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(address)
})
