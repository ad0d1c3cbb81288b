import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayCall, needsConfirmation, staffCalls, verdictOf } from '#shared/domain/accounts/role-calls.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

let shop: TestShop
let members: Map<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  members = new Map()
  for (const role of staffRoles) members.set(role, (await aMember(shop, role)).id)
  // A second owner, whose sessions no call of the table ends.
  await aMember(shop, 'owner')
})
afterAll(() => shop.close())

const partsOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ')
  return { method: method as 'GET', url: path.replace(/:\w+/g, '1') }
}
/** The answer to an empty call: nothing of it exists, so nothing changes. */
async function answerTo(call: string, browser: Visitor) {
  const { method, url } = partsOf(call)
  const answer = await browser.call(method, url, method === 'GET' ? undefined : {})
  const code = /json/.test(String(answer.headers['content-type'])) ? answer.json().code : undefined
  return { status: answer.statusCode, code }
}

const isOpen = (call: string) => verdictOf(call) === 'no'

interface Described {
  $ref?: string
  properties?: Record<string, Described>
  items?: Described
  anyOf?: Described[]
}
interface Documented {
  requestBody?: { content: Record<string, { schema?: Described }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** Every call of the staff as the document of the API has it: the fields of its body, and the types of its answers. */
async function documented(): Promise<{ call: string; fields: string[]; types: string[] }[]> {
  const { paths, components } = (await new Visitor(shop).get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Documented>>
    components: { schemas: Record<string, Described> }
  }>()
  const fieldsOf = ({ $ref, properties = {}, items, anyOf = [] }: Described): string[] => {
    const named = $ref && components.schemas[$ref.split('/').at(-1) ?? '']
    const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : []), ...(named ? [named] : [])]
    return [...Object.keys(properties), ...inner.flatMap(fieldsOf)]
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const call = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
      const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => (schema ? fieldsOf(schema) : []))
      const types = Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {}))
      return staffCalls().includes(call) ? [{ call, fields, types }] : []
    }),
  )
}

describe('the table of roles and calls', () => {
  it('names every call of the staff, and none besides', () => {
    const routes = [...shop.app.routeMethods].flatMap(([url, methods]) =>
      [...methods].filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
    )
    const open = ['GET /api/admin/status', 'POST /api/admin/login', 'POST /api/admin/logout']
    const byName = ['invitation', 'invitation/accept', 'staff-login', 'passkey-login', 'passkey-login/options']
    const isOpen = new Set([...open, ...byName.map((path) => `POST /api/admin/${path}`)])
    const staffs = routes.filter((route) => route.includes(' /api/admin/') && !isOpen.has(route))
    expect(staffCalls().sort()).toEqual(staffs.sort())
  })

  it.each(staffCalls())('is what the shop does: %s', async (call) => {
    expect(await answerTo(call, new Visitor(shop))).toEqual({ status: 401, code: 'unauthorized' })
    for (const role of staffRoles) {
      const browser = await signedInAs(shop, members.get(role) ?? '')
      const { status, code } = await answerTo(call, browser)
      const isOpen = status !== 401 && code !== 'role_missing'
      expect({ role, status, isOpen }).toEqual({ role, status, isOpen: mayCall(role, call) })
      if (!isOpen) expect({ status, code }).toEqual({ status: 403, code: 'role_missing' })
    }
  })

  it('gives each call a verdict', () => {
    expect(staffCalls().filter((call) => verdictOf(call) === undefined)).toEqual([])
  })

  it('asks by amount, or for money, wherever a body takes an account', async () => {
    const found = (await documented()).filter(({ fields }) => fields.includes('iban'))
    expect(found.length).toBeGreaterThan(3)
    expect(found.map(({ call }) => call).filter(isOpen)).toEqual([])
  })

  it('asks wherever a body says to which address data go, or an answer is a file of persons', async () => {
    const calls = await documented()
    expect(calls).toHaveLength(staffCalls().length)
    // What the catalogue holds is on the pages, or came from there a moment ago.
    const harmless = [
      'GET /api/admin/products/export',
      'POST /api/admin/products/import/wrong-rows',
      // Goods and prices of a day, of no person.
      'GET /api/admin/counter/days/:date/lines',
    ]
    const sends = calls.filter(({ fields, types }) => fields.includes('url') || /csv|zip/.test(types.join()))
    expect(sends.map(({ call }) => call).filter((call) => isOpen(call) && !harmless.includes(call))).toEqual([])
  })

  it.each(staffCalls().filter(needsConfirmation))('asks again after 15 minutes: %s', async (call) => {
    const before = new Date(shop.clock.now.getTime() - 15 * 60_000)
    const late = await signedInAs(shop, members.get('owner') ?? '', before)
    expect(await answerTo(call, late)).toEqual({ status: 403, code: 'confirmation_needed' })
    const inTime = await signedInAs(shop, members.get('owner') ?? '', new Date(before.getTime() + 1_000))
    expect((await answerTo(call, inTime)).code).not.toBe('confirmation_needed')
  })
})
