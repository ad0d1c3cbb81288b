import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { sendOutside } from '#server/platform/tracing/tracing.ts'

/** Far above any answer of the provider. */
const maxBodyBytes = 1_048_576

/** Failures from before the request left: it was surely not carried out. */
export const notSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

export interface RawAnswer {
  status: number
  text: string
}

interface Init extends RequestInit {
  signal: AbortSignal
  headers?: Record<string, string>
}

/** fetch without redirects and with a limit of the body. @throws WalletError unavailable or unknown, never another */
export async function fetchWhole(url: string, init: Init): Promise<RawAnswer> {
  try {
    return await sendOutside(init.method ?? 'GET', url, async (traced) => {
      const response = await fetch(url, { ...init, headers: { ...init.headers, ...traced }, redirect: 'error' })
      return { status: response.status, text: await readAll(response) }
    })
  } catch (error) {
    if (error instanceof WalletError) throw error
    const code = codeOf(error)
    const isTimeOut = init.signal.aborted
    throw new WalletError(notSent.has(code) && !isTimeOut ? 'unavailable' : 'unknown', isTimeOut ? 'TIMEOUT' : code, {
      cause: error,
    })
  }
}

async function readAll(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw new WalletError('unknown', 'ANSWER_TOO_LARGE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @throws WalletError unknown: an unreadable answer does not tell whether the work was done */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WalletError('unknown', 'UNREADABLE_ANSWER', { cause: error })
  }
}

function codeOf(error: unknown): string {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const { code } = e as NodeJS.ErrnoException
    if (typeof code === 'string') return code
  }
  return 'CONNECTION_FAILED'
}
