import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayCall, openingOf, scopeOf, staffCalls, verdictOf } from '#shared/domain/accounts/role-calls.ts'
import { scopes } from '#shared/domain/platform/access/scopes.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

let shop: TestShop
const keys = new Map<string, string>()
beforeAll(async () => {
  shop = await openTestShop()
  const admin = await anAdministrator(shop)
  for (const scope of scopes)
    keys.set(scope, (await admin.post('/api/admin/api-keys', { name: scope, scopes: [scope] })).json().key)
  for (const role of staffRoles)
    keys.set(role, (await admin.post('/api/admin/api-keys', { name: role, role })).json().key)
})
afterAll(() => shop.close())

/** The answer to an empty call: nothing of it exists, so nothing changes. */
async function codeOf(call: string, key = ''): Promise<string | undefined> {
  const [method = '', path = ''] = call.split(' ')
  const url = path.replace(/:\w+/g, '999999')
  const headers = { authorization: `Bearer ${keys.get(key)}` }
  const answer = await new Visitor(shop).call(method as 'GET', url, method === 'GET' ? undefined : {}, headers)
  return /json/.test(String(answer.headers['content-type'])) ? answer.json().code : undefined
}

describe('the table of calls and keys', () => {
  it('gives every scope a call, and no call that is about access to any', () => {
    expect(scopes.filter((scope) => !staffCalls().some((call) => scopeOf(call) === scope))).toEqual([])
    const isOfAccess = (call: string) =>
      / \/api\/admin\/(me|api-keys|staff|password|backup-images|restore-images)(\/|$)/.test(call) ||
      verdictOf(call) === 'access' ||
      verdictOf(call) === 'in its body'
    expect(staffCalls().filter((call) => isOfAccess(call) && openingOf(call) !== 'never')).toEqual([])
  })

  it.each(staffCalls())('is what the shop does: %s', async (call) => {
    expect(openingOf(call)).toBeDefined()
    const opened: string[] = []
    for (const key of keys.keys()) if ((await codeOf(call, key)) !== 'scope_missing') opened.push(key)
    const may = [
      ...scopes.filter((scope) => scopeOf(call) === scope),
      ...staffRoles.filter((role) => openingOf(call) !== 'never' && mayCall(role, call)),
    ]
    expect(opened).toEqual(may)
  })
})
