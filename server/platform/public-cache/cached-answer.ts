import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAutomatic } from '#server/platform/public-cache/automatic-request.ts'
import type { Read } from './answer-reads.ts'
import { EncodedBody, type Encoding } from './encoded-body.ts'

export interface PublicAnswer extends Read {
  headers: Readonly<Record<string, string>>
  /** One that is encoded already may be part of other answers too. */
  body: Buffer | EncodedBody
  route?: string
  /** Rarely repeated: compressed quickly rather than well. */
  isRare?: boolean
  /** Cached only from the second request on. */
  isKeptLater?: boolean
}

interface Reply {
  status: 200 | 304
  /** Its own, and with those that the framework sets for every answer. */
  headers: Readonly<Record<string, string>>
  allHeaders: Readonly<Record<string, string>>
  body: Buffer
}

export class CachedAnswer implements Read {
  readonly isCurrent: Read['isCurrent']
  readonly onSeen: Read['onSeen']
  readonly route: string
  readonly body: EncodedBody
  #headers: Record<string, string>
  #common: Readonly<Record<string, string>>
  #replies = new Map<Encoding, Reply>()

  constructor(answer: PublicAnswer, common: Readonly<Record<string, string>>) {
    const { body, headers, isCurrent, onSeen, route = 'unknown', isRare = false } = answer
    this.isCurrent = isCurrent
    this.onSeen = onSeen
    this.route = route
    this.body = Buffer.isBuffer(body) ? new EncodedBody(body, isRare) : body
    const { etag } = this.body
    this.#common = common
    this.#headers = { 'cache-control': 'no-cache', etag, vary: 'accept-encoding', ...headers }
  }

  /** The reply for these request headers; a promise only while the body is being compressed. */
  replyTo(asked: IncomingHttpHeaders): Reply | Promise<Reply> {
    const known = asked['if-none-match']
    if (known !== undefined && namesTag(known, this.body.etag)) return this.#reply(304, this.#headers, Buffer.alloc(0))
    const encoding = this.body.encodingFor(asked['accept-encoding'])
    const made = this.#replies.get(encoding)
    if (made) return made
    const body = this.body.in(encoding)
    return Buffer.isBuffer(body) ? this.#keep(encoding, body) : body.then((form) => this.#keep(encoding, form))
  }

  /** Records that it is served with these headers. */
  noteSent(to: IncomingHttpHeaders): void {
    if (this.onSeen && !isAutomatic(to)) this.onSeen()
  }

  /** Sets status and headers. @returns the body to send */
  async prepare(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const { status, headers, body } = await this.replyTo(request.headers)
    reply.code(status).headers(headers)
    this.noteSent(request.headers)
    return body
  }

  #keep(encoding: Encoding, body: Buffer): Reply {
    const headers = {
      ...this.#headers,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const reply = this.#reply(200, headers, body)
    this.#replies.set(encoding, reply)
    return reply
  }

  #reply(status: Reply['status'], headers: Record<string, string>, body: Buffer): Reply {
    return { status, headers, allHeaders: { ...this.#common, ...headers }, body }
  }
}

function namesTag(ifNoneMatch: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

/** @param value what to put into JSON, or bytes that are JSON already */
export function jsonAnswer(
  value: unknown,
  isCurrent: Read['isCurrent'],
  headers: Record<string, string> = {},
): PublicAnswer {
  const isMade = Buffer.isBuffer(value) || value instanceof EncodedBody
  const body = isMade ? value : Buffer.from(JSON.stringify(value))
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body, isCurrent }
}
