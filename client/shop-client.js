import createClient from 'openapi-fetch'

const attempts = 5

/** An answer that is no success; `code` never changes, `message` is for people. */
export class ShopError extends Error {
  constructor(status, body) {
    super(body.message ?? `The shop answered ${status}`)
    this.name = 'ShopError'
    this.status = status
    this.code = body.code
    this.body = body
  }
}

/** Every call of the shop. Where the shop is busy or has had too many calls, it waits and tries again. */
export function shopClient({ url, key, language = 'it', headers = {}, ...others }) {
  const own = { 'accept-language': language, ...(key ? { authorization: `Bearer ${key}` } : {}) }
  return createClient({ baseUrl: url, fetch: patientFetch, headers: { ...own, ...headers }, ...others })
}

/** What a call answers, or a ShopError. */
export async function answerOf(call) {
  const { data, error, response } = await call
  if (!response.ok) throw new ShopError(response.status, typeof error === 'object' && error !== null ? error : {})
  return data
}

async function patientFetch(request) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(request.clone())
    const isBusy = answer.status === 429 || answer.status === 503
    if (!isBusy || attempt === attempts) return answer
    const seconds = Number(answer.headers.get('retry-after') ?? 1)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  }
}
