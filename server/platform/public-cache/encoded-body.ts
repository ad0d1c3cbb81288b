import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompressSync } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd'
type Compressed = Exclude<Encoding, 'identity'>
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
/** Larger answers are compressed in the background. */
const maxQuickBytes = 100_000

export class EncodedBody {
  readonly identity: Buffer
  readonly etag: string
  #compressors: Compressors<Buffer | Promise<Buffer>>
  #forms = new Map<Encoding, Buffer | Promise<Buffer>>()

  constructor(identity: Buffer, isRare: boolean) {
    this.identity = identity
    this.#compressors = isRare && identity.length <= maxQuickBytes ? compressQuickly : compressWell
    // Weak, because all encodings share it; made from the content, so that every node gives the same one.
    this.etag = `W/"${hash('sha1', identity, 'base64url')}"`
    this.#forms.set('identity', identity)
  }

  /** One whose compressed forms, the best first, were made beforehand: it has no others. */
  static made(identity: Buffer, forms: readonly (readonly [Compressed, Buffer])[]): EncodedBody {
    const body = new EncodedBody(identity, false)
    body.#compressors = forms.map(([name, form]) => [name, () => form])
    for (const [name, form] of forms) body.#forms.set(name, form)
    return body
  }

  encodingFor(accepted: string | string[] | undefined): Encoding {
    if (!accepted || this.identity.length < minCompressedBytes) return 'identity'
    const taken = encodingsIn(String(accepted))
    return this.#compressors.find(([name]) => taken.has(name))?.[0] ?? 'identity'
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#forms.get(encoding)
    if (known) return known
    const compress = this.#compressors.find(([name]) => name === encoding)?.[1]
    if (!compress) return this.identity
    const keep = (made: Buffer): Buffer => {
      // The compressor's output stands in a chunk many times its size.
      const form = Buffer.from(made)
      this.#forms.set(encoding, form)
      return form
    }
    const made = compress(this.identity)
    if (Buffer.isBuffer(made)) return keep(made)
    const kept = made.then(keep)
    this.#forms.set(encoding, kept)
    return kept
  }
}

// Browsers send a handful of values; the cache is bounded against clients that send thousands.
const takenBy = new Map<string, ReadonlySet<string>>()
const maxTaken = 100

/** The encodings that an `accept-encoding` names and does not refuse. */
function encodingsIn(accepted: string): ReadonlySet<string> {
  const read = takenBy.get(accepted)
  if (read) return read
  const names = new Set<string>()
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const isRefused = parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/i.test(p))
    if (!isRefused) names.add(name.trim().toLowerCase())
  }
  if (takenBy.size < maxTaken) takenBy.set(accepted, names)
  return names
}
