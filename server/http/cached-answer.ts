import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IsCurrent } from './answer-reads.ts'

/** An answer that is the same bytes for everybody. */
export interface PublicAnswer {
  headers: Readonly<Record<string, string>>
  body: Buffer
  isCurrent: IsCurrent
}

type Encoding = 'identity' | 'gzip' | 'br'

const compressions = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}
// Below this a compressed answer saves less than a packet.
const minCompressedBytes = 1_000

/** An answer whose tag and compressed forms are made once. */
export class CachedAnswer {
  readonly isCurrent: IsCurrent
  #headers: Record<string, string>
  #etag: string
  #bodies = new Map<Encoding, Buffer | Promise<Buffer>>()
  #onGrow: (bytes: number) => void

  constructor(answer: PublicAnswer, onGrow: (bytes: number) => void) {
    this.isCurrent = answer.isCurrent
    // Weak, because all encodings share it; made from the content, so that every node gives the same one.
    this.#etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`
    this.#headers = { 'cache-control': 'no-cache', etag: this.#etag, vary: 'accept-encoding', ...answer.headers }
    this.#bodies.set('identity', answer.body)
    this.#onGrow = onGrow
  }

  /** Sets status and headers for this request. @returns the body to send, empty for a 304 */
  prepare(request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> {
    reply.headers(this.#headers)
    const known = request.headers['if-none-match']
    if (known !== undefined && namesTag(known, this.#etag)) {
      reply.code(304)
      return Buffer.alloc(0)
    }
    const identity = this.#bodies.get('identity') as Buffer
    const encoding =
      identity.length < minCompressedBytes ? 'identity' : bestEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return identity
    reply.header('content-encoding', encoding)
    return this.#bodies.get(encoding) ?? this.#compress(encoding, identity)
  }

  #compress(encoding: 'br' | 'gzip', identity: Buffer): Promise<Buffer> {
    const making = compressions[encoding](identity).then((body) => {
      this.#bodies.set(encoding, body)
      this.#onGrow(body.length)
      return body
    })
    this.#bodies.set(encoding, making)
    return making
  }
}

function namesTag(ifNoneMatch: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

/** Brotli where it is taken, else gzip, else the bytes as they are. */
function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  const taken = new Set<string>()
  for (const part of String(accepted).split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(p))
    if (!isRefused) taken.add(name.trim().toLowerCase())
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

export function jsonAnswer(value: unknown, isCurrent: IsCurrent, headers: Record<string, string> = {}): PublicAnswer {
  const body = Buffer.from(JSON.stringify(value))
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body, isCurrent }
}
