import type { CallInput, Endpoint, Reply } from '#shared/contract/platform/endpoint.ts'
import type { Language } from '#shared/domain/platform/language.ts'

interface Input {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
}

export type PublicReads = <E extends Endpoint>(
  call: E,
  input?: CallInput<E>,
  language?: Language,
) => Promise<{ data: Reply<E>; headers: Headers }>

/** A refusal of the public API, in the reader's words. */
export class ReadRefusal extends Error {
  override name = 'ReadRefusal'
}

/** The public API as pages read it, so that no tool knows more than they. */
export function publicReads(send: typeof fetch): PublicReads {
  return async <E extends Endpoint>(call: E, input?: CallInput<E>, language: Language = 'it') => {
    const answer = await send(addressOf(call, (input ?? {}) as Input), { headers: { 'accept-language': language } })
    const body = await answer.json()
    if (answer.ok) return { data: body as Reply<E>, headers: answer.headers }
    if (answer.status < 500) throw new ReadRefusal([body.message, ...Object.values(body.fields ?? {})].join(' '))
    throw new Error(`${call.path} answered ${answer.status}`)
  }
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Input): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined && one !== '') search.append(name, String(one))
  return `${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${search}`
}
