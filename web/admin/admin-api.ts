import type { Problem } from '#shared/contract/platform/fields.ts'
import { type Api, ApiError } from '#web/platform/api.ts'

/** The shop's calls as the staff makes them: a lost session is noticed, and what asks for the password again asks it. */
export function createAdminApi(api: Api, onSignedOut: () => void, askAgain: () => Promise<boolean>): Api {
  // Calls that are refused together ask once.
  let asked: Promise<boolean> | undefined
  const send = api.withHeaders as unknown as (
    call: unknown,
    input?: unknown,
    options?: { headers?: Record<string, string> },
  ) => Promise<{ data: unknown; headers: Headers }>
  const withHeaders = async (call: unknown, input?: unknown, options: { headers?: Record<string, string> } = {}) => {
    try {
      return await send(call, input, options)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') onSignedOut()
      if (!(error instanceof ApiError) || error.code !== 'confirmation_needed') throw error
      asked ??= askAgain().finally(() => {
        asked = undefined
      })
      if (!(await asked)) throw error
      return send(call, input, options)
    }
  }
  const call = async (endpoint: unknown, input?: unknown, options?: { headers?: Record<string, string> }) =>
    (await withHeaders(endpoint, input, options)).data
  return Object.assign(call, { lang: api.lang, withHeaders }) as unknown as Api
}

export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message ? error.message : otherwise
}

export function totalCount(headers: Headers): number {
  return Number(headers.get('x-total-count') ?? 0)
}

/** A file as the body of a call. @throws ApiError */
export async function sendFile(address: string, type: string, file: File, signal?: AbortSignal): Promise<unknown> {
  return (await postFile(address, type, file, signal)).json()
}

/** For what answers a file. */
export async function sendFileForText(address: string, type: string, file: File): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await postFile(address, type, file)).arrayBuffer())
}

async function postFile(address: string, type: string, file: File, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'accept-language': 'it', 'content-type': type },
    body: file,
    signal: signal ?? null,
  })
  if (response.ok) return response
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined
  throw new ApiError(response.status, problem?.message ?? response.statusText, problem)
}
