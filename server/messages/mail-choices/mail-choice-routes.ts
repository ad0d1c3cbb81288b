import type { FastifyInstance } from 'fastify'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { mailChoicePage } from '#server/messages/mail/unsubscribe-token.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { openUnsubscribePage, readMailChoice, unsubscribe } from '#shared/contract/messages/mail-choice.ts'
import { readMailLink, stopMails } from './mail-choices.ts'

/** By the link of a mail, without a login. */
export function mailChoiceRoutes(app: FastifyInstance, deps: MessagesDeps): void {
  // Mail programs post a form, in either of its types (RFC 8058): the link says it all.
  app.removeContentTypeParser('multipart/form-data')
  app.addContentTypeParser('*', (_request, body, done) =>
    body
      .resume()
      .on('end', () => done(null))
      .on('error', done),
  )

  route(app, readMailChoice, { config: rateLimits.mailRequest }, ({ query }) => readMailLink(deps, query.token))

  const config = { ...rateLimits.mailRequest, acceptsOtherSites: true }
  route(app, unsubscribe, { config }, async ({ query }) => {
    const { topic, email } = await readMailLink(deps, query.token)
    await stopMails(deps, topic, email)
    return readMailLink(deps, query.token)
  })

  route(app, openUnsubscribePage, ({ query, request, reply }) => {
    reply.header('location', mailChoicePage(deps.config.publicUrl, requestLanguage(request), query.token))
    return undefined
  })
}
