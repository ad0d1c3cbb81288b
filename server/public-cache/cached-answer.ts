import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IsCurrent } from './answer-reads.ts'
import { type EncodedBody, type Encoding, encodedBody } from './encoded-body.ts'

export interface PublicAnswer {
  headers: Readonly<Record<string, string>>
  body: Buffer
  isCurrent: IsCurrent
  route?: string
  /** Hardly ever asked twice: compressed quickly rather than well. */
  isRare?: boolean
}

export class CachedAnswer {
  readonly isCurrent: IsCurrent
  readonly route: string
  #headers: Record<string, string>
  #body: EncodedBody
  /** Status line's headers as `writeHead` takes them quickest, for each encoding and for "you have it". */
  #heads = new Map<Encoding | 'known', string[]>()
  #onGrow: (bytes: number) => void

  constructor(answer: PublicAnswer, onGrow: (bytes: number) => void) {
    this.isCurrent = answer.isCurrent
    this.route = answer.route ?? 'unknown'
    this.#body = encodedBody(answer.body, answer.isRare ?? false)
    this.#headers = { 'cache-control': 'no-cache', etag: this.#body.etag, vary: 'accept-encoding', ...answer.headers }
    this.#onGrow = onGrow
  }

  /** Sets status and headers for this request. @returns the body to send, empty for a 304 */
  prepare(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
    reply.headers(this.#headers)
    if (this.#isKnownTo(request)) {
      reply.code(304)
      return Buffer.alloc(0)
    }
    const encoding = this.#body.encodingFor(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return this.#body.in(encoding, this.#onGrow)
  }

  /**
   * Sends the whole answer by itself, with `common` headers besides its own: the same for each call.
   * @returns the status; undefined when nothing was sent, because the body is not compressed yet
   */
  write(
    request: IncomingMessage,
    response: ServerResponse,
    common: Readonly<Record<string, string>>,
  ): 200 | 304 | undefined {
    if (this.#isKnownTo(request)) {
      response.writeHead(304, this.#headFor('known', common, {})).end()
      return 304
    }
    const encoding = this.#body.encodingFor(request.headers['accept-encoding'])
    const body = this.#body.in(encoding, this.#onGrow)
    if (!Buffer.isBuffer(body)) return undefined
    const ofBody = {
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    response.writeHead(200, this.#headFor(encoding, common, ofBody)).end(body)
    return 200
  }

  #isKnownTo({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    const known = headers['if-none-match']
    return known !== undefined && namesTag(known, this.#body.etag)
  }

  #headFor(
    kind: Encoding | 'known',
    common: Readonly<Record<string, string>>,
    ofBody: Record<string, string>,
  ): string[] {
    const made = this.#heads.get(kind)
    if (made) return made
    const head = Object.entries({ ...common, ...this.#headers, ...ofBody }).flat()
    this.#heads.set(kind, head)
    return head
  }
}

function namesTag(ifNoneMatch: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

/** @param value what to put into JSON, or a Buffer that is JSON already */
export function jsonAnswer(value: unknown, isCurrent: IsCurrent, headers: Record<string, string> = {}): PublicAnswer {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body, isCurrent }
}
