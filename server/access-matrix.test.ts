import { describe, expect, it } from 'vitest'
import type { AccessCall, AccessRow } from '#test/access/access-row.ts'
import { openAccessWorld, roles } from '#test/access/access-world.ts'
import { adminAccess } from '#test/access/admin-access.ts'
import { customerAccess } from '#test/access/customer-access.ts'
import { orderChangeAccess } from '#test/access/order-change-access.ts'
import { publicAccess } from '#test/access/public-access.ts'
import { returnAccess } from '#test/access/return-access.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const matrix: AccessRow[] = [...publicAccess, ...customerAccess, ...adminAccess, ...orderChangeAccess, ...returnAccess]

const shop = shopForEachTest()

const send = async (who: Visitor, { route }: AccessRow, { url, body }: AccessCall) => {
  const method = route.split(' ')[0] as Parameters<Visitor['call']>[0]
  return (await who.call(method, url, body)).statusCode
}

describe('the access matrix', () => {
  it('has one row for every route of the shop, and no row without a route', () => {
    const routes = [...shop.app.routeMethods].flatMap(([url, methods]) =>
      [...methods].filter((method) => method !== 'HEAD').map((method) => `${method} ${url}`),
    )
    expect(matrix.map((row) => row.route).sort()).toEqual(routes.sort())
  })

  it.each(matrix)('holds for $route', async (row) => {
    const world = await openAccessWorld(shop)
    const got: number[] = []
    // This order keeps later rows intact: only owner and administrator may change them.
    for (const role of roles) got.push(await send(world.people[role], row, row.call(world, role)))
    expect(got).toEqual(row.answers)
  })

  it.each(matrix.flatMap((row) => (row.missing ? [{ ...row, missing: row.missing }] : [])))(
    'holds for $route and an object that does not exist',
    async (row) => {
      const { people } = await openAccessWorld(shop)
      const got: number[] = []
      for (const role of roles) got.push(await send(people[role], row, row.missing.call))
      expect(got).toEqual(row.missing.answers)
    },
  )

  it('has no unsafe call that another site could make', async () => {
    const { people } = await openAccessWorld(shop)
    const letIn: string[] = []
    for (const { route } of matrix) {
      const [method = '', path = ''] = route.split(' ')
      if (method === 'GET') continue
      const headers = { 'sec-fetch-site': 'cross-site' }
      for (const role of roles) {
        const url = path.replace(/:\w+/, '1')
        const answer = await people[role].call(method as 'POST', url, {}, headers)
        if (answer.statusCode !== 403 || answer.json().code !== 'cross_site') letIn.push(`${role}: ${route}`)
      }
    }
    // The provider's events come from elsewhere and prove themselves by their signature.
    expect(letIn).toEqual(roles.map((role) => `${role}: POST /api/webhooks/paypal`))
  })
})
