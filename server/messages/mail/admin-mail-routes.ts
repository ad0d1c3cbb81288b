import type { FastifyInstance } from 'fastify'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { listAdminMails, resendUndelivered, retryMail, sendTestMail } from '#shared/contract/messages/admin-mails.ts'
import { findMail, listMails, makeDue, makeUndeliveredDue } from './admin-mail-repository.ts'
import { deliversMail } from './mail-delivery.ts'
import { sendTestMailTo } from './send-test-mail.ts'

const usualLimit = 100

export function adminMailRoutes(app: FastifyInstance, deps: MessagesDeps): void {
  const { database, clock } = deps
  const { db } = database
  route(app, listAdminMails, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { mails, total } = await listMails(db, { ...page, state: query.state })
    setPagingHeaders(request, reply, page, total)
    return mails
  })

  route(app, retryMail, async ({ params }) => {
    const mail = await inTransaction(database, (tx) => makeDue(tx, params.id, clock()))
    if (!mail) throw (await findMail(db, params.id)) ? problem('invalid_transition') : problem('mail_not_found')
    return mail
  })

  route(app, resendUndelivered, async () => {
    if (!deliversMail(deps)) throw problem('no_mail_server')
    return { count: await inTransaction(database, (tx) => makeUndeliveredDue(tx, clock())) }
  })

  route(app, sendTestMail, () => sendTestMailTo(deps.shop.email, deps))
}
