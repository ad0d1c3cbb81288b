import { type IncomingHttpHeaders, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { assertNoTransaction } from '#server/platform/database/transaction.ts'
import { AddressRefused, pinnedLookup, resolvePublic } from './public-address.ts'
import { sendOutside } from './tracing/tracing.ts'

interface OutsideRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** For the whole of it, from the name's look-up to the last byte of the answer. */
  timeoutMs: number
  /** Larger answers are refused. */
  maxBytes: number
  /** For addresses the operator has chosen: tests, demos, a program in the shop's own network. */
  allowPrivate?: boolean
}

export interface OutsideAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

type Failure = 'address' | 'unknown' | 'private' | 'timeout' | 'too_large' | 'connection'

/** A request without an answer. */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure'
  reason: Failure
  constructor(reason: Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/**
 * Calls an address that a person typed: public addresses only, no redirects followed (a 3xx is an answer like any
 * other), on a connection of its own to the checked address. Outside of any transaction. @throws
 * OutsideFailure
 */
export async function requestOutside(address: string, options: OutsideRequest): Promise<OutsideAnswer> {
  assertNoTransaction('a request to the outside')
  const url = readAddress(address)
  const stop = AbortSignal.timeout(options.timeoutMs)
  try {
    const { method = 'GET', headers } = options
    return await sendOutside(method, url, (traced) =>
      ask(url, { ...options, headers: { ...headers, ...traced } }, stop),
    )
  } catch (error) {
    if (error instanceof OutsideFailure) throw error
    if (error instanceof AddressRefused) throw new OutsideFailure(error.reason, error.message, { cause: error })
    if (stop.aborted) throw new OutsideFailure('timeout', `no answer within ${options.timeoutMs} ms`, { cause: error })
    throw new OutsideFailure('connection', (error as Error).message, { cause: error })
  }
}

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new OutsideFailure('address', 'not an http address without a user')
  return url
}

async function ask(url: URL, options: OutsideRequest, stop: AbortSignal): Promise<OutsideAnswer> {
  const { method = 'GET', headers = {}, body, maxBytes, allowPrivate = false } = options
  const addresses = await within(resolvePublic(url.hostname, { allowPrivate }), stop)
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const request = send(url, {
      method,
      headers: { ...headers, ...length },
      lookup: pinnedLookup(addresses),
      // A kept connection would have been checked for another caller.
      agent: false,
      signal: stop,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        chunks.push(chunk)
        if (bytes <= maxBytes) return
        const failure = new OutsideFailure('too_large', `more than ${maxBytes} bytes`)
        request.destroy(failure)
        reject(failure)
      })
      response.on('error', reject)
      response.on('aborted', () => reject(new OutsideFailure('connection', 'the answer broke off')))
      response.on('end', () => {
        if (!response.complete) return
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    request.end(body)
  })
}

/** A name look-up cannot be stopped, only abandoned. */
function within<T>(work: Promise<T>, stop: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(stop.reason)
    if (stop.aborted) end()
    stop.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => stop.removeEventListener('abort', end))
  })
}
