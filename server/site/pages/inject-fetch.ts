import type { FastifyInstance, InjectOptions } from 'fastify'

/** A fetch that calls the app in process: pages read through the API, with the rules of every other caller at an address. */
export function injectFetch(
  app: FastifyInstance,
  remoteAddress: string,
  said: Readonly<Record<string, string>> = {},
): typeof fetch {
  return async (input, init) => {
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: String(input),
      remoteAddress,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), ...said },
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value))
    return new Response(
      answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload),
      {
        status: answer.statusCode,
        headers,
      },
    )
  }
}
