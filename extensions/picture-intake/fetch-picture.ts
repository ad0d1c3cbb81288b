import { type OutsideAnswer, OutsideFailure, requestOutside } from '#server/platform/request-outside.ts'
import type { PictureReason } from '#shared/domain/platform/goods/incoming-picture.ts'

/** Why a picture did not come. */
export class PictureFault extends Error {
  override name = 'PictureFault'
  reason: PictureReason
  constructor(reason: PictureReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export interface FetchRules {
  /** The shop's own address, which is never fetched. */
  publicUrl: string
  /** For tests, whose outside world is this machine: the inner addresses that are let in. */
  letsIn?: (address: URL) => boolean
  /** For a picture with all that it leads on to. */
  timeoutMs?: number
}

const maxBytes = 5 * 1024 * 1024
const maxRedirects = 3
const usualTimeoutMs = 20_000

const ofFailure: Record<OutsideFailure['reason'], PictureReason> = {
  address: 'bad_address',
  unknown: 'unknown_host',
  private: 'inside_address',
  timeout: 'timeout',
  too_large: 'too_large',
  connection: 'unreachable',
}

/** Asks for one picture, each address it leads on to looked at as the first. @throws PictureFault */
export async function fetchPicture(
  address: string,
  { publicUrl, letsIn, timeoutMs = usualTimeoutMs }: FetchRules,
): Promise<Buffer> {
  const ending = performance.now() + timeoutMs
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!URL.canParse(url) || new URL(url).origin === new URL(publicUrl).origin) throw new PictureFault('bad_address')
    const leftMs = Math.ceil(ending - performance.now())
    if (leftMs <= 0) throw new PictureFault('timeout')
    const answer = await ask(url, { timeoutMs: leftMs, allowPrivate: letsIn?.(new URL(url)) ?? false, publicUrl })
    if (answer.status === 200) return answer.body
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || !location) throw new PictureFault(ofStatus(answer.status))
    if (!URL.canParse(location, url)) throw new PictureFault('bad_address')
    url = new URL(location, url).href
  }
  throw new PictureFault('too_many_redirects')
}

function ask(
  url: string,
  { timeoutMs, allowPrivate, publicUrl }: { timeoutMs: number; allowPrivate: boolean; publicUrl: string },
): Promise<OutsideAnswer> {
  const headers = {
    accept: 'image/webp,image/jpeg,image/png,image/gif',
    'user-agent': `Pedivella (${publicUrl})`,
  }
  return requestOutside(url, { headers, timeoutMs, maxBytes, allowPrivate }).catch((error: unknown) => {
    throw error instanceof OutsideFailure ? new PictureFault(ofFailure[error.reason], error) : error
  })
}

function ofStatus(status: number): PictureReason {
  if (status === 401 || status === 403 || status === 407) return 'refused'
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'server_error'
  return 'not_found'
}
