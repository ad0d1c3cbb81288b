import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { setPagingHeaders } from '#server/http/paging-headers.ts'
import { route } from '#server/http/route.ts'
import { listAdminMails, retryMail } from '#shared/contract/admin-mails.ts'
import { findMail, listMails, makeDue } from './admin-mail-repository.ts'

const usualLimit = 100

export function adminMailRoutes(app: FastifyInstance, { database: { db }, clock, mailSender }: Deps): void {
  route(app, listAdminMails, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { mails, total } = await listMails(db, { ...page, state: query.state })
    setPagingHeaders(request, reply, page, total)
    return mails
  })

  route(app, retryMail, async ({ params }) => {
    const mail = await makeDue(db, params.id, clock())
    if (!mail) throw (await findMail(db, params.id)) ? conflict('invalid_transition') : notFound('mail_not_found')
    mailSender.kick()
    return mail
  })
}
