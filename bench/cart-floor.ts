import Fastify from 'fastify'
import pg from 'pg'
import { type CartFloorCustomer, type FloorTask, statementsOf } from './floor-statements.ts'

export interface CartFloorTask {
  task: FloorTask
  path: string
  answers: readonly { cookie: string; customer: CartFloorCustomer; headers: Record<string, string>; body: string }[]
}

// The baseline of a cart behind HTTP: a bare Fastify route, the same two statements, the same bytes.
process.once('message', async ({ task, path, answers }: CartFloorTask) => {
  const pool = new pg.Pool({ connectionString: task.databaseUrl, max: 10 })
  const of = new Map(answers.map((one) => [one.cookie, { ...one, bytes: Buffer.from(one.body, 'base64') }]))
  const app = Fastify()
  app.route<{ Body?: { quantity: number } }>({
    method: task.kind === 'cart-read' ? 'GET' : 'PATCH',
    url: path,
    handler: async (request, reply) => {
      const own = of.get(request.headers.cookie ?? '')
      if (!own) return reply.code(401).send()
      const turn = (request.body?.quantity ?? 1) - 1
      for (const statement of statementsOf({ ...task, customers: [own.customer] }, undefined, 0, turn))
        await pool.query(statement)
      return reply.headers(own.headers).send(own.bytes)
    },
  })
  process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
})
