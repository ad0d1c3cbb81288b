import { adminPassword } from '#test/own-process.ts'

/** A visitor with a session. */
export interface Visitor {
  cookie: string
  call<T>(method: string, path: string, body?: object): Promise<T>
}

/** The administrator, logged in. */
export async function logInAdmin(origin: string): Promise<Visitor> {
  return enter(origin, '/api/admin/login', { password: adminPassword })
}

export async function registerCustomer(origin: string): Promise<Visitor> {
  const email = `${crypto.randomUUID()}@example.org`
  return enter(origin, '/api/customer/register', {
    firstName: 'Giulia',
    lastName: 'Ferrari',
    email,
    phone: '',
    password: 'pedali e catena',
  })
}

async function enter(origin: string, path: string, body: object): Promise<Visitor> {
  const answer = await ask(origin, 'POST', path, body, '')
  const cookie = answer.headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ')
  return {
    cookie,
    call: async <T>(method: string, at: string, sent?: object) =>
      (await ask(origin, method, at, sent, cookie)).json() as T,
  }
}

async function ask(origin: string, method: string, path: string, body: object | undefined, cookie: string) {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
