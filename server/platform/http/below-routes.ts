import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type MessageKey, messageText } from '#server/platform/problems/message-texts.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { sendProblem } from './error-exit.ts'
import { requestLanguage } from './request-language.ts'

/**
 * What Fastify would answer by itself before any hook has run: an address that cannot be decoded, or a part of one
 * that is longer than any name of the shop. In the shop's words, without repeating what was asked.
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

/** What is no HTTP, too large a head or too slow never becomes a request; the answer has the shape of all others. */
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
