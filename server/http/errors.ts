import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isMissingReference } from '#server/db/missing-reference.ts'
import type { Language } from '#shared/domain/language.ts'
import { type MessageKey, messageText } from './error-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { requestLanguage } from './request-language.ts'
import { noteProblem } from './request-log.ts'

interface Extras {
  /** Field → message key, shown beside the field. */
  fields?: Record<string, MessageKey>
  /** What else the caller needs to see: available pieces, current prices. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
  headers?: Record<string, string>
}

/** An outcome the caller should see. Everything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  override name = 'AppError'
  status: number
  code: MessageKey
  extras: Extras
  constructor(status: number, code: MessageKey, extras: Extras = {}) {
    super(code)
    this.status = status
    this.code = code
    this.extras = extras
  }
}

export const invalidInput = (fields: Record<string, MessageKey>) => new AppError(400, 'invalid_input', { fields })
export const badRequest = (code: MessageKey, extras?: Extras) => new AppError(400, code, extras)
export const unauthorized = (code: MessageKey = 'unauthorized') => new AppError(401, code)
export const forbidden = (code: MessageKey = 'forbidden') => new AppError(403, code)
export const notFound = (code: MessageKey = 'not_found') => new AppError(404, code)
export const conflict = (code: MessageKey, details?: Record<string, unknown>) => new AppError(409, code, { details })
export const emailTaken = () => new AppError(409, 'email_taken', { fields: { email: 'email_taken' } })
export const wrongPassword = (field: string) =>
  new AppError(403, 'wrong_password', { fields: { [field]: 'wrong_password' } })
export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError(429, 'too_many_requests', { retryAfterSeconds })
export const unavailable = (code: MessageKey, retryAfterSeconds = 5) => new AppError(503, code, { retryAfterSeconds })

/** The one exit of every error: status, `{message, code, fields?}` in the reader's language, never an inner detail. */
export function installErrorExit(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = requestLanguage(request)
    if (error instanceof AppError) return sendProblem(reply, error, language)
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply.code(400).send({
        message: messageText('invalid_input', language),
        code: 'invalid_input',
        fields: fieldMessages(error.validation, language),
      })
    }
    const known = fromFramework(error)
    if (known) return sendProblem(reply, known, language)
    // A customer erased the account in another window while this was under way.
    if (isMissingReference(error)) return sendProblem(reply, conflict('gone_meanwhile'), language)
    // Nobody is left to answer: who sent this went away before it was read.
    if (request.raw.readableAborted && error.code === 'ECONNRESET') {
      request.log.debug('the sender went away')
      return sendProblem(reply, badRequest('invalid_input'), language)
    }
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'database away')
      return sendProblem(reply, unavailable('database_unavailable'), language)
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'disk full')
      return sendProblem(reply, unavailable('storage_full', 60), language)
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send({ message: messageText('internal_error', language), code: 'internal_error' })
  })
  app.setNotFoundHandler((request, reply) => sendProblem(reply, notFound(), requestLanguage(request)))
}

export function sendProblem(reply: FastifyReply, error: AppError, language: Language): FastifyReply {
  const { fields, details, retryAfterSeconds, headers } = error.extras
  noteProblem(reply, error.code)
  if (retryAfterSeconds) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  if (headers) reply.headers(headers)
  return reply.code(error.status).send({
    message: messageText(error.code, language),
    code: error.code,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([k, v]) => [k, messageText(v, language)])),
    }),
    ...details,
  })
}

function fromFramework(error: FastifyError): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError(413, 'too_large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError(415, 'unsupported_type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return badRequest('invalid_input')
    case 'FST_UNDER_PRESSURE':
      return unavailable('busy', 2)
  }
  if (error instanceof SyntaxError && error.statusCode === 400) return badRequest('invalid_input')
  if (error.statusCode === 413) return new AppError(413, 'too_large')
  if (error.statusCode === 429) return tooManyRequests(60)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError(error.statusCode, 'invalid_input')
  }
  return undefined
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It takes too long, has no disk or no memory left, cannot read or write: none of it is the request's fault.
  '57014',
  '25P03',
  '53100',
  '53200',
  '58030',
])

// Of the driver, which gives these no code. A ROLLBACK on a dead connection hides what was wrong before it.
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Cannot use a pool/

/** Drizzle wraps the driver's error; the cause says whether the database was away. */
export function isDatabaseAway(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const code = (e as NodeJS.ErrnoException).code
    if (code && awayCodes.has(code)) return true
    if (awayMessages.test(e.message)) return true
  }
  return false
}

/** Of the shop's own files; the database says it in its own way. */
function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/** 405 with Allow for a known path and an unknown method (rule 407). */
export function methodNotAllowed(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: readonly string[],
): FastifyReply {
  return sendProblem(
    reply,
    new AppError(405, 'method_not_allowed', { headers: { allow: allowed.join(', ') } }),
    requestLanguage(request),
  )
}
