import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts'
import { isMissingReference } from '#server/platform/database/missing-reference.ts'
import { SupersededError } from '#server/platform/database/program-floor.ts'
import { fieldMessages } from '#server/platform/problems/field-messages.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { Problem, problem, tooManyRequests } from '#server/platform/problems/problem.ts'
import { sendRefusal, wantsProblem } from '#server/platform/problems/problem-json.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { isSeenByPeople, sendWords } from './problem-page.ts'
import { requestLanguage } from './request-language.ts'
import { noteProblem } from './request-log.ts'

/** The one exit of every error: status, `{message, code, fields?}` in the reader's language, never an inner detail. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = requestLanguage(request)
    if (error instanceof Problem) return sendProblem(reply, error, language)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendRefusal(reply.code(400), {
        message: messageText('invalid_input', language),
        code: 'invalid_input',
        fields: fieldMessages(error.validation, language),
      })
    }
    const known = fromFramework(error)
    if (known) return sendProblem(reply, known, language)
    // The customer erased the account in another window during the request.
    if (isMissingReference(error)) return sendProblem(reply, problem('gone_meanwhile'), language)
    // The sender went away before the request was read.
    if (request.raw.readableAborted && error.code === 'ECONNRESET') {
      request.log.debug('the sender went away')
      return sendProblem(reply, problem('invalid_input'), language)
    }
    if (error instanceof SupersededError) return sendProblem(reply, problem('database_unavailable'), language)
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'database away')
      return sendProblem(reply, problem('database_unavailable'), language)
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'disk full')
      return sendProblem(reply, problem('storage_full', { retryAfterSeconds: 60 }), language)
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error')
    return sendRefusal(reply.code(500), { message: messageText('internal_error', language), code: 'internal_error' })
  })
  app.setNotFoundHandler((request, reply) => sendProblem(reply, app.unanswered(request), requestLanguage(request)))
}

export function sendProblem(reply: FastifyReply, error: Problem, language: Language): FastifyReply {
  const { fields, details, said, retryAfterSeconds, headers, text = error.code } = error.extras
  const gaps = { ...details, ...said?.(language) }
  noteProblem(reply, error.code)
  if (retryAfterSeconds) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  if (headers) reply.headers(headers)
  reply.code(error.status)
  const message = messageText(text, language, gaps)
  if (isSeenByPeople(reply.request) && !wantsProblem(reply.request)) return sendWords(reply, message)
  return sendRefusal(reply, {
    message,
    code: error.code,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, messageText(v, language, gaps)])),
    }),
    ...details,
  })
}

function fromFramework(error: FastifyError): Problem | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return problem('too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return problem('unsupported_type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return problem('invalid_input')
  }
  if (error instanceof SyntaxError && error.statusCode === 400) return problem('invalid_input')
  if (error.statusCode === 413) return problem('too_large')
  if (error.statusCode === 429) return tooManyRequests(60)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('invalid_input', {}, error.statusCode)
  }
  return undefined
}

/** For the shop's own files; the database has its own error. */
function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}
