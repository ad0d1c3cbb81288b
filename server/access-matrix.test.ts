import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccessCall, AccessRow } from '#test/access/access-row.ts'
import { type AccessWorld, openAccessWorld, roles } from '#test/access/access-world.ts'
import { adminAccess } from '#test/access/admin-access.ts'
import { customerAccess } from '#test/access/customer-access.ts'
import { extensionAccess } from '#test/access/extension-access.ts'
import { orderChangeAccess } from '#test/access/order-change-access.ts'
import { publicAccess } from '#test/access/public-access.ts'
import { returnAccess } from '#test/access/return-access.ts'
import { reviewAccess } from '#test/access/review-access.ts'
import { staffAccess } from '#test/access/staff-access.ts'
import { seenWrites, watchWrites } from '#test/database/unrecorded-writes.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const matrix: AccessRow[] = [
  ...publicAccess,
  ...customerAccess,
  ...adminAccess,
  ...orderChangeAccess,
  ...returnAccess,
  ...reviewAccess,
  ...staffAccess,
  ...extensionAccess,
]

/** Logging out is a GET that changes something. */
const isRead = ({ route }: AccessRow) => route.startsWith('GET ') && route !== 'GET /api/logout'
const missing = matrix.flatMap((row) => (row.missing ? [{ ...row, missing: row.missing }] : []))

async function answersTo(
  row: AccessRow,
  people: AccessWorld['people'],
  callOf: (role: (typeof roles)[number]) => AccessCall,
) {
  const method = row.route.split(' ')[0] as Parameters<Visitor['call']>[0]
  const got: number[] = []
  // This order keeps later rows intact: only owner and administrator may change them.
  for (const role of roles) {
    const { url, body } = callOf(role)
    got.push((await people[role].call(method, url, body)).statusCode)
  }
  return got
}

describe('the access matrix', () => {
  // These change nothing: one world answers them all.
  let shop: TestShop
  let world: AccessWorld
  beforeAll(async () => {
    shop = await openTestShop()
    world = await openAccessWorld(shop)
  })
  afterAll(() => shop.close())

  it('has one row for every route of the shop, and no row without a route', () => {
    const routes = [...shop.app.routeMethods].flatMap(([url, methods]) =>
      [...methods].filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
    )
    expect(matrix.map((row) => row.route).sort()).toEqual(routes.sort())
  })

  it.each(matrix.filter(isRead))('holds for $route', async (row) => {
    expect(await answersTo(row, world.people, (role) => row.call(world, role))).toEqual(row.answers)
  })

  it.each(missing)('holds for $route and an object that does not exist', async (row) => {
    expect(await answersTo(row, world.people, () => row.missing.call)).toEqual(row.missing.answers)
  })

  it('lets a cache that is shared keep only answers that are the same for all', async () => {
    const wrong: string[] = []
    let kept = 0
    for (const row of matrix.filter(isRead)) {
      const answerTo = async (role: (typeof roles)[number]) => {
        const { url } = row.call(world, role)
        return await world.people[role].call('GET', url)
      }
      const forVisitor = await answerTo('visitor')
      for (const role of roles) {
        const { headers, body } = role === 'visitor' ? forVisitor : await answerTo(role)
        const control = String(headers['cache-control'] ?? 'heuristic')
        if (/no-store|private/.test(control)) continue
        kept++
        if (headers['set-cookie'] || body !== forVisitor.body) wrong.push(`${role}: ${row.route} (${control})`)
      }
    }
    expect(kept).toBeGreaterThan(4 * 10)
    expect(wrong).toEqual([])
  })

  it('has no unsafe call that another site could make', async () => {
    const { people } = world
    const letIn: string[] = []
    for (const { route } of matrix) {
      const [method = '', path = ''] = route.split(' ')
      if (method === 'GET') continue
      const headers = { 'sec-fetch-site': 'cross-site' }
      for (const role of roles) {
        const url = path.replace(/:\w+/, '1')
        const answer = await people[role].call(method as 'POST', url, {}, headers)
        // An answer to an assistant has the error in the form of its protocol.
        const { code, error } = answer.json()
        if (answer.statusCode !== 403 || (code ?? error?.data.code) !== 'cross_site') letIn.push(`${role}: ${route}`)
      }
    }
    // The provider's events and mail programs come from elsewhere: a signature and the link of a mail prove them.
    const proven = ['POST /api/unsubscribe', 'POST /api/payments/events', 'POST /api/webhooks/paypal']
    expect(letIn).toEqual(proven.flatMap((route) => roles.map((role) => `${role}: ${route}`)))
  })
})

describe('the access matrix of what changes the shop', () => {
  const shop = shopForEachTest()

  it.each(matrix.filter((row) => !isRead(row)))('holds for $route', async (row) => {
    const world = await openAccessWorld(shop)
    await watchWrites(shop.deps.database)
    expect(await answersTo(row, world.people, (role) => row.call(world, role))).toEqual(row.answers)
    // What the staff writes has its row in the record, and what customers write has none (decision 0108).
    const isStaff = row.route.includes(' /api/admin/')
    const others = (await seenWrites(shop.deps.database)).filter(
      ({ actor, action }) => actor !== (isStaff ? 'owner' : null) || (isStaff && action !== row.route),
    )
    expect(others).toEqual([])
  })
})
