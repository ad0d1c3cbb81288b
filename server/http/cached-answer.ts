import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'
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

type Encoding = 'identity' | 'gzip' | 'br' | 'zstd'

type Compressed = Exclude<Encoding, 'identity'>
/** Ways to compress, the best one first. */
type Compressors<C> = readonly (readonly [Compressed, (body: Buffer) => C])[]

const brotliOptions = (quality: number, size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})

const compressWell: Compressors<Promise<Buffer>> = [
  ['br', (body) => promisify(brotliCompress)(body, brotliOptions(5, body.length))],
  ['gzip', (body) => promisify(gzip)(body, { level: 6 })],
]
// Less than a tenth of a millisecond: handing it to another thread and back would take longer.
const compressQuickly: Compressors<Buffer> = [
  ['zstd', (body) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } })],
  ['br', (body) => brotliCompressSync(body, brotliOptions(1, body.length))],
  ['gzip', (body) => gzipSync(body, { level: 1 })],
]
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
  #identity: Buffer
  #bodies = new Map<Encoding, Buffer | Promise<Buffer>>()
  /** Status line's headers as `writeHead` takes them quickest, for each encoding and for "you have it". */
  #heads = new Map<Encoding | 'known', string[]>()
  #onGrow: (bytes: number) => void

  constructor(answer: PublicAnswer, onGrow: (bytes: number) => void) {
    this.isCurrent = answer.isCurrent
    this.route = answer.route ?? 'unknown'
    this.#isRare = answer.isRare ?? false
    // Weak, because all encodings share it; made from the content, so that every node gives the same one.
    this.#etag = `W/"${hash('sha1', answer.body, 'base64url')}"`
    this.#headers = { 'cache-control': 'no-cache', etag: this.#etag, vary: 'accept-encoding', ...answer.headers }
    this.#identity = answer.body
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
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return this.#bodyIn(encoding)
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
    const body = this.#bodyIn(encoding)
    if (!Buffer.isBuffer(body)) return undefined
    const ofBody = {
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    response.writeHead(200, this.#headFor(encoding, common, ofBody)).end(body)
    return 200
  }

  get #compressors(): Compressors<Buffer | Promise<Buffer>> {
    return this.#isRare && this.#identity.length <= maxQuickBytes ? compressQuickly : compressWell
  }

  #encodingFor({ headers }: Pick<IncomingMessage, 'headers'>): Encoding {
    const accepted = headers['accept-encoding']
    if (!accepted || this.#identity.length < minCompressedBytes) return 'identity'
    const names = encodingsIn(String(accepted))
    return this.#compressors.find(([name]) => names.has(name))?.[0] ?? 'identity'
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

  #bodyIn(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const compress = this.#compressors.find(([name]) => name === encoding)?.[1]
    if (!compress) return this.#identity
    const making = compress(this.#identity)
    if (Buffer.isBuffer(making)) return this.#keep(encoding, making)
    const kept = making.then((body) => this.#keep(encoding, body))
    this.#bodies.set(encoding, kept)
    return kept
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
const taken = new Map<string, ReadonlySet<string>>()
const maxTaken = 100

/** The encodings that an `accept-encoding` names and does not refuse. */
function encodingsIn(accepted: string): ReadonlySet<string> {
  const known = taken.get(accepted)
  if (known) return known
  const names = new Set<string>()
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(p))
    if (!isRefused) names.add(name.trim().toLowerCase())
  }
  if (taken.size < maxTaken) taken.set(accepted, names)
  return names
}

/** @param value what to put into JSON, or a Buffer that is JSON already */
export function jsonAnswer(value: unknown, isCurrent: IsCurrent, headers: Record<string, string> = {}): PublicAnswer {
  const body = Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))
  return { headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body, isCurrent }
}
