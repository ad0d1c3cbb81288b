import type { InjectOptions } from 'fastify'
import type { User } from '#shared/contract/platform/user.ts'
import type { TestShop } from './test-app.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A browser's session with the shop: keeps the cookies it is given. `address` is where it calls from. */
export class Visitor {
  cookies: Record<string, string> = {}
  shop: Pick<TestShop, 'app'>
  address: string
  constructor(shop: Pick<TestShop, 'app'>, address = '203.0.113.7') {
    this.shop = shop
    this.address = address
  }

  async call(method: Method, url: string, body?: object, headers: Record<string, string> = {}) {
    const options: InjectOptions = { method, url, headers, cookies: this.cookies, remoteAddress: this.address }
    if (body !== undefined) options.payload = body
    const response = await this.shop.app.inject(options)
    for (const cookie of response.cookies) {
      if (cookie.value === '') delete this.cookies[cookie.name]
      else this.cookies[cookie.name] = cookie.value
    }
    return response
  }

  get = (url: string, headers?: Record<string, string>) => this.call('GET', url, undefined, headers)
  post = (url: string, body: object = {}, headers?: Record<string, string>) => this.call('POST', url, body, headers)
  put = (url: string, body: object, headers?: Record<string, string>) => this.call('PUT', url, body, headers)
  patch = (url: string, body: object, headers?: Record<string, string>) => this.call('PATCH', url, body, headers)
  delete = (url: string, body?: object, headers?: Record<string, string>) => this.call('DELETE', url, body, headers)
}

export const testPassword = 'pedali e catena'

let made = 0

/** A registration as the form sends it, `passwordHash` included. */
export function aRegistration(change: Record<string, unknown> = {}) {
  made++
  return {
    firstName: 'Giulia',
    lastName: 'Ferrari',
    email: `giulia.${made}@example.org`,
    phone: '',
    password: testPassword,
    passwordHash: testPassword,
    ...change,
  }
}

/** A new customer with a session. */
export async function aCustomer(
  shop: Pick<TestShop, 'app'>,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const visitor = new Visitor(shop)
  const response = await visitor.post('/api/customer/register', aRegistration(change), headers)
  if (response.statusCode !== 201) throw new Error(`not registered: ${response.body}`)
  return Object.assign(visitor, { user: response.json<User>() })
}
export type TestCustomer = Awaited<ReturnType<typeof aCustomer>>

/** The token of the last mail sent to an address whose link leads to a path. */
export async function mailedToken(shop: Pick<TestShop, 'deps' | 'mailer'>, to: string, path: string): Promise<string> {
  await shop.deps.mailSender.sendDue()
  const texts = shop.mailer.sent.filter((mail) => mail.to === to).map((mail) => mail.text)
  const links = texts.flatMap((text) => [...text.matchAll(/(\/[a-z-]+)\?token=([\w-]+)/g)])
  const token = links.findLast((link) => link[1] === path)?.[2]
  if (!token) throw new Error(`no mail to ${to} leads to ${path}`)
  return token
}
