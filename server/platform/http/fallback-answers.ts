import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type MessageKey, messageText } from '#server/platform/problems/message-texts.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { sendProblem } from './error-handler.ts'
import { requestLanguage } from './request-language.ts'

/**
 * Replaces Fastify's own answers before any hook: an address that cannot be decoded, or one with a part longer than any
 * name of the shop. It does not repeat the input.
 */
export function answerBadAddress(headers: Readonly<Record<string, string>>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headers)
    const code = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'invalid_input'
    void sendProblem(reply, problem(code), requestLanguage(request))
  }
}

const refusals: Readonly<Record<string, readonly [status: string, code: MessageKey]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
}

/** Invalid HTTP, a head that is too large or too slow never becomes a request; the answer has the usual shape. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'invalid_input']
  const body = JSON.stringify({ message: messageText(code, 'it'), code })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
