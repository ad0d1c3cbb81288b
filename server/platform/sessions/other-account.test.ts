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
