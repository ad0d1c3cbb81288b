import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Mail } from '#server/messages/deps/mailer.ts'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { isCalledFromThisMachine } from '#server/platform/local-machine.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { type DemoMail, listDemoMails, readDemoMail } from '#shared/contract/messages/demo-mails.ts'
import { findOutboxRow, listOutbox } from './demo-mail-repository.ts'
import { showsOutbox } from './demo-outbox.ts'
import { composeMail } from './mail-sender.ts'
import { mailStateOf, type OutboxRow } from './outbox-repository.ts'

const usualLimit = 50

/**
 * The outbox of a demo, readable on this machine only, where no mailbox exists. It contains reset and proof links, so
 * shops that send mails, and demos called from elsewhere, answer as if the calls did not exist.
 */
export function demoMailRoutes(app: FastifyInstance, deps: MessagesDeps): void {
  const { db } = deps.database
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!showsOutbox(deps.config) || !isCalledFromThisMachine(request)) throw problem('not_found')
    reply.header('cache-control', 'no-store')
  }
  /** Undefined once the mail's data is deleted. */
  const compose = async (row: OutboxRow): Promise<Mail | undefined> =>
    Object.keys(row.data).length === 0 ? undefined : composeMail(row, { ...deps, publicUrl: deps.config.publicUrl })

  route(app, listDemoMails, { onRequest }, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { rows, total } = await listOutbox(db, { ...page, to: query.to })
    setPagingHeaders(request, reply, page, total)
    return Promise.all(rows.map(async (row) => view(row, await compose(row))))
  })

  route(app, readDemoMail, { onRequest }, async ({ params }) => {
    const row = await findOutboxRow(db, params.id)
    if (!row) throw problem('mail_not_found')
    const mail = await compose(row)
    return { ...view(row, mail), html: mail?.html ?? null, text: mail?.text ?? null }
  })
}

function view(row: OutboxRow, mail: Mail | undefined): DemoMail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.toAddress,
    language: row.language,
    subject: mail?.subject ?? null,
    state: mailStateOf(row),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}
