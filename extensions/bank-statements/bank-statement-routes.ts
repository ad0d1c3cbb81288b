import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import {
  bookCredit as bookCall,
  bookSureCredits,
  decideCredit as decideCall,
  importBankStatement,
  listBankCredits,
  maxStatementBytes,
  splitCredit as splitCall,
} from './bank-credits.ts'
import { bookCredit, bookIfSure, decideCredit, splitCredit } from './book-credit.ts'
import { readOpenCredits } from './credit-view.ts'
import { importStatement } from './import-statement.ts'

export function bankStatementRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps

  route(app, listBankCredits, () => readOpenCredits(database.db, clock()))

  route(app, bookCall, async ({ params, body, reply }) => {
    await bookCredit(deps, params.id, body.orderId, body)
    reply.code(204)
    return undefined
  })

  route(app, splitCall, async ({ params, body, reply }) => {
    await splitCredit(deps, params.id, body.parts)
    reply.code(204)
    return undefined
  })

  // Matches are computed again: an order may have been paid or cancelled since the list was read.
  route(app, bookSureCredits, async ({ body }) => {
    const requested = new Set(body.ids)
    const sure = (await readOpenCredits(database.db, clock())).filter(
      ({ id, group }) => requested.has(id) && group === 'sure',
    )
    let booked = 0
    for (const { id, order } of sure) if (order && (await bookIfSure(deps, id, order.id))) booked++
    return { booked, left: requested.size - booked }
  })

  route(app, decideCall, async ({ params, body, reply }) => {
    await decideCredit(deps, params.id, body.state)
    reply.code(204)
    return undefined
  })
}

/** In its own scope: only here a body may be a file of any kind. */
export function bankStatementFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  route(app, importBankStatement, { bodyLimit: maxStatementBytes }, ({ request }) => {
    const content = request.body
    if (!Buffer.isBuffer(content) || content.length === 0) throw invalidInput({ body: 'field_required' })
    return importStatement(deps, content)
  })
}
