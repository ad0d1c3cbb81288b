import type { FastifyInstance } from 'fastify'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mailChoicePage, mailLinkToken, openMailLink } from '#server/messages/mail/unsubscribe-token.ts'
import { readMailLink } from '#server/messages/mail-choices/mail-choices.ts'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { hashSecretToken } from '#server/platform/secret-token.ts'
import { currentCustomer, requireCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import {
  confirmNewsletter,
  exportSubscribers,
  getOwnNewsletter,
  leaveOwnNewsletter,
  listSubscribers,
  removeSubscriber,
  requestNewsletter,
} from './newsletter-calls.ts'
import { consentText, consentVersion } from './newsletter-consent.ts'
import {
  type Consent,
  confirmConsent,
  eachConsent,
  findConsent,
  findConsentAddress,
  keptDays,
  listConsents,
  putConsent,
  withdrawConsent,
} from './newsletter-repository.ts'

const dayMs = 86_400_000
/** Of the link that confirms a request. */
export const joinPurpose = 'join'
const usualLimit = 1_000

/** A consent to the newsletter, apart from the mails about orders; the shop sends none itself (rule 852). */
export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, requestNewsletter, { config: rateLimits.mailRequest }, async ({ body, request, reply }) => {
    if (body.website) throw invalidInput({ website: 'field_honeypot' })
    const email = body.email.toLowerCase()
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'newsletter', subject: email })
    const customer = await currentCustomer(request)
    const isConfirmed = customer?.emailVerifiedAt != null && customer.email.toLowerCase() === email
    const [language, at, textVersion] = [requestLanguage(request), deps.clock(), consentVersion]
    const quietSince = new Date(at.getTime() - keptDays.unconfirmed * dayMs)
    const token = await mailLinkToken(deps, { purpose: joinPurpose, email })
    const wish = { email, language, source: body.source ?? ('page' as const), textVersion, requestedAt: at }
    await inTransaction(deps.database, async (tx) => {
      const now = isConfirmed ? { state: 'confirmed' as const, confirmedAt: at } : { state: 'requested' as const }
      const hasBegun = await putConsent(tx, { ...wish, ...now }, quietSince)
      if (isConfirmed || !hasBegun) return
      const about = `${hashSecretToken(email)}/${at.getTime()}`
      await enqueueMail(tx, {
        kind: 'newsletter_request',
        about,
        to: email,
        language,
        data: { textVersion, token },
        at,
      })
    })
    reply.code(202)
    return { email: body.email, isConfirmed }
  })

  route(app, confirmNewsletter, { config: rateLimits.mailRequest }, async ({ body }) => {
    const { purpose, email } = await openMailLink(deps, body.token)
    const isJoined = purpose === joinPurpose && (await confirmConsent(deps.database.db, email, deps.clock()))
    if (!isJoined) throw problem('invalid_token')
    return readMailLink(deps, body.token)
  })
}

/** Of an address that the account has confirmed: others learn nothing of it. */
export function ownNewsletterRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  route(app, getOwnNewsletter, async ({ request }) => {
    const { email, emailVerifiedAt } = await requireCustomer(request)
    return { state: (emailVerifiedAt && (await findConsent(db, email))?.state) ?? null }
  })

  route(app, leaveOwnNewsletter, async ({ request }) => {
    const { email, emailVerifiedAt } = await requireCustomer(request)
    if (emailVerifiedAt) await withdrawConsent(db, email, clock())
    return undefined
  })
}

const csvHeader = [
  'email',
  'stato',
  'lingua',
  'richiesta',
  'conferma',
  'disiscrizione',
  'provenienza',
  'versione del testo',
  'testo del consenso',
  'link per disiscriversi',
]
const csvStates = { requested: 'da confermare', confirmed: 'iscritto', withdrawn: 'disiscritto' }
const csvSources = { page: 'pagina', checkout: 'checkout', account: 'account' }

export function adminNewsletterRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listSubscribers, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { rows, total } = await listConsents(db, { ...query, ...page })
    setPagingHeaders(request, reply, page, total)
    return rows.map(({ requestedAt, confirmedAt, withdrawnAt, ...row }) => ({
      ...row,
      requestedAt: requestedAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }))
  })

  // Without a state those who may be written to, and no others.
  route(app, exportSubscribers, ({ query, reply }) => {
    const found = eachConsent(db, { ...query, state: query.state ?? 'confirmed' })
    return sendCsv(reply, `newsletter-${romeDayOf(deps.clock())}.csv`, csvHeader, csvRows(deps, found))
  })

  route(app, removeSubscriber, async ({ params }) => {
    const email = await findConsentAddress(db, params.id)
    if (email === undefined) throw problem('not_found')
    await withdrawConsent(db, email, deps.clock())
    return undefined
  })
}

async function* csvRows(deps: Deps, batches: AsyncIterable<Consent[]>) {
  for await (const rows of batches)
    yield await Promise.all(
      rows.map(async ({ email, state, language, requestedAt, confirmedAt, withdrawnAt, source, textVersion }) => [
        email,
        csvStates[state],
        language,
        ...[requestedAt, confirmedAt, withdrawnAt].map((at) => at?.toISOString() ?? ''),
        csvSources[source],
        textVersion,
        consentText(language, textVersion),
        mailChoicePage(deps.config.publicUrl, language, await mailLinkToken(deps, { purpose: 'newsletter', email })),
      ]),
    )
}
