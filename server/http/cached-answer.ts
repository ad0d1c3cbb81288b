import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IsCurrent } from './answer-reads.ts'

/** An answer that is the same bytes for everybody. */
export interface PublicAnswer {
  headers: Readonly<Record<string, string>>
  body: Buffer
  isCurrent: IsCurrent
  /** As the metrics name it. */
  route?: string
  /** Hardly ever asked twice: compressed quickly rather than well. */
  isRare?: boolean
}

type Encoding = 'identity' | 'gzip' | 'br'

const brotliOptions = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

const compressWell = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions(5, body.length)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
}
// A tenth of a millisecond: handing it to another thread and back would take longer.
const compressQuickly = {
  br: (body: Buffer) => brotliCompressSync(body, brotliOptions(1, body.length)),
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
}
// Below this a compressed answer saves less than a packet.
const minCompressedBytes = 1_000
/** Above this nobody else should have to wait for it. */
const maxQuickBytes = 100_000

/** An answer whose tag and compressed forms are made once. */
export class CachedAnswer {
  readonly isCurrent: IsCurrent
  readonly route: string
  #headers: Record<string, string>
  #etag: string
  #isRare: boolean
  #bodies = new Map<Encoding, Buffer | Promise<Buffer>>()
  /** Status line's headers as `writeHead` takes them quickest, for each encoding and for "you have it". */
  #heads = new Map<Encoding | 'known', string[]>()
  #onGrow: (bytes: number) => void

  constructor(answer: PublicAnswer, onGrow: (bytes: number) => void) {
    this.isCurrent = answer.isCurrent
    this.route = answer.route ?? 'unknown'
    this.#isRare = answer.isRare ?? false
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
    const encoding = this.#encodingFor(request)
    const identity = this.#bodies.get('identity') as Buffer
    if (encoding === 'identity') return identity
    reply.header('content-encoding', encoding)
    return this.#bodies.get(encoding) ?? this.#compress(encoding, identity)
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
    const known = request.headers['if-none-match']
    if (known !== undefined && namesTag(known, this.#etag)) {
      response.writeHead(304, this.#headFor('known', common, {})).end()
      return 304
    }
    const encoding = this.#encodingFor(request)
    const body = this.#bodies.get(encoding)
    if (!Buffer.isBuffer(body)) return undefined
    const ofBody = {
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    response.writeHead(200, this.#headFor(encoding, common, ofBody)).end(body)
    return 200
  }

  #encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
    const identity = this.#bodies.get('identity') as Buffer
    return identity.length < minCompressedBytes ? 'identity' : bestEncoding(headers['accept-encoding'])
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

  #compress(encoding: 'br' | 'gzip', identity: Buffer): Promise<Buffer> | Buffer {
    if (this.#isRare && identity.length <= maxQuickBytes)
      return this.#keep(encoding, compressQuickly[encoding](identity))
    const making = compressWell[encoding](identity).then((body) => this.#keep(encoding, body))
    this.#bodies.set(encoding, making)
    return making
  }

  #keep(encoding: Encoding, body: Buffer): Buffer {
    this.#bodies.set(encoding, body)
    this.#onGrow(body.length)
    return body
  }
}

function namesTag(ifNoneMatch: string, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
}

// Browsers say one of a handful of things; whoever says a thousand others is answered all the same.
const encodings = new Map<string, Encoding>()
const maxEncodings = 100

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return 'identity'
  const header = String(accepted)
  const known = encodings.get(header)
  if (known) return known
  const best = readEncoding(header)
  if (encodings.size < maxEncodings) encodings.set(header, best)
  return best
}

/** Brotli where it is taken, else gzip, else the bytes as they are. */
function readEncoding(accepted: string): Encoding {
  const taken = new Set<string>()
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(p))
    if (!isRefused) taken.add(name.trim().toLowerCase())
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** @param value what to put into JSON, or a Buffer that is JSON already */
export function jsonAnswer(value: unknown, isCurrent: IsCurrent, headers: Record<string, string> = {}): PublicAnswer {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body, isCurrent }
}
