import { expect, it } from 'vitest'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'

const shop = shopForEachTest()

it.each([
  ['PUT', '/api/customer/profile', { firstName: 'Ada' }],
  ['POST', '/api/customer/cart', { quantity: 1 }],
  ['DELETE', '/api/customer/cart/clear', undefined],
  ['PATCH', '/api/auth/user/notifications', { emailNotifications: false }],
] as const)('a write that was made for another account is refused: %s %s', async (method, url, body) => {
  const { id: productId } = await aProduct(shop.deps, { stock: 3 })
  const [mine, other] = [await aCustomer(shop), await aCustomer(shop)]
  const cookie = Object.entries(mine.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const send = (account?: string) =>
    shop.app.inject({
      method,
      url,
      headers: { cookie, ...(account && { 'x-account': account }) },
      ...(body && { payload: { ...body, ...(url.endsWith('cart') && { productId }) } }),
    })
  const refused = await send(other.user.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'other_account'])
  expect((await mine.get('/api/customer/cart')).json()).toEqual([])
  for (const account of [mine.user.id, undefined]) expect((await send(account)).statusCode).not.toBe(409)
})

it('every write of the shop’s pages asks whose account it was made for, and none of the dashboard', async () => {
  const [mine, other] = [await aCustomer(shop), await aCustomer(shop)]
  const cookie = Object.entries(mine.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const writes = [...shop.app.routeMethods].flatMap(([path, methods]) =>
    [...methods].flatMap((method) =>
      method === 'POST' || method === 'PUT' || method === 'PATCH' || method === 'DELETE' ? [{ method, path }] : [],
    ),
  )
  const isRefused = async ({ method, path }: (typeof writes)[number]) => {
    const url = path.replaceAll(/:\w+/g, '1')
    const answer = await shop.app.inject({ method, url, headers: { cookie, 'x-account': other.user.id } })
    return answer.statusCode === 409 && answer.json().code === 'other_account'
  }
  const refused = []
  for (const write of writes) if (await isRefused(write)) refused.push(`${write.method} ${write.path}`)
  const named = (list: typeof writes) => list.map(({ method, path }) => `${method} ${path}`)
  expect(refused).toEqual(named(writes.filter(({ path }) => !/^\/(api\/admin|mcp)/.test(path))))
  // Uploads are among them.
  expect(refused).toEqual(
    expect.arrayContaining(['POST /api/review-photos', 'POST /api/orders/:orderNumber/return-photos']),
  )
})
