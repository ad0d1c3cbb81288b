import { createContext, use } from 'react'
import type { CallInput, Endpoint, Reply } from '#shared/contract/platform/endpoint.ts'
import type { Problem } from '#shared/contract/platform/fields.ts'
import { accountHeader } from '#shared/domain/platform/access/session-lifetimes.ts'
import type { Language } from '#shared/domain/platform/language.ts'

/** A refusal of the server: screens choose words by `code`, else show `message`. */
export class ApiError extends Error {
  override name = 'ApiError'
  status: number
  code: string
  fields: Record<string, string>
  /** The whole body: available stock, current prices. */
  problem: Problem | undefined
  retryAfterSeconds: number | undefined
  constructor(status: number, message: string, problem: Problem | undefined, retryAfter: string | null = null) {
    super(message)
    this.status = status
    this.code = problem?.code ?? 'unknown'
    this.fields = problem?.fields ?? {}
    this.problem = problem
    this.retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
  }
}

interface WithHeaders<T> {
  data: T
  headers: Headers
}

interface Options {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** The file of a call that takes one. */
  form?: FormData
}

export type Arguments<E> =
  Record<string, never> extends CallInput<E>
    ? [input?: CallInput<E>, options?: Options]
    : [input: CallInput<E>, options?: Options]

export interface Api {
  <E extends Endpoint>(call: E, ...rest: Arguments<E>): Promise<Reply<E>>
  /** The customer whose page this is, as this tab knows it; undefined for a guest. */
  account(): string | undefined
  /** The language of catalogue reads on an English page; Italian is the default. */
  lang: 'en' | undefined
  withHeaders<E extends Endpoint>(call: E, ...rest: Arguments<E>): Promise<WithHeaders<Reply<E>>>
}

interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/**
 * One function for every call of the contract; `language` is that of the page and of the server's texts. A write names
 * the account it was made for: another tab may have changed the session.
 */
export function createApi(
  send: typeof fetch,
  language: Language,
  account: () => string | undefined = () => undefined,
): Api {
  async function request(call: Endpoint, input: AnyInput = {}, options: Options = {}): Promise<WithHeaders<unknown>> {
    const madeFor = call.method === 'GET' ? undefined : account()
    const response = await send(addressOf(call, input), {
      method: call.method,
      credentials: 'same-origin',
      signal: options.signal ?? null,
      headers: {
        'accept-language': language,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(madeFor && { [accountHeader]: madeFor }),
        ...options.headers,
      },
      body: options.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
    })
    if (!response.ok) {
      const problem = (await response.json().catch(() => undefined)) as Problem | undefined
      throw new ApiError(
        response.status,
        problem?.message ?? response.statusText,
        problem,
        response.headers.get('retry-after'),
      )
    }
    // A file that is no JSON is the browser's to save: the caller asks whether it may have it.
    const { headers } = response
    const isJson = headers.get('content-type')?.startsWith('application/json')
    if (!isJson && headers.get('content-disposition')?.startsWith('attachment')) {
      await response.body?.cancel()
      return { data: undefined, headers }
    }
    // Not parsed: the server made it with the contract's own schema (decision 0018).
    const text = await response.text()
    return { data: text === '' ? undefined : JSON.parse(text), headers }
  }
  const api = async (call: Endpoint, input?: AnyInput, options?: Options) => (await request(call, input, options)).data
  return Object.assign(api, {
    account,
    lang: language === 'en' ? language : undefined,
    withHeaders: request,
  }) as unknown as Api
}

export function addressOf(call: Endpoint, input: AnyInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === '' || value === null) continue
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

const ApiContext = createContext<Api | undefined>(undefined)
export const ApiProvider = ApiContext.Provider

export function useApi(): Api {
  const api = use(ApiContext)
  if (!api) throw new Error('useApi outside ApiProvider')
  return api
}
