import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

it('says when an article was last edited or priced, and that a sale is no such change', async () => {
  const admin = await anAdministrator(shop)
  const { id, slug } = await aProduct(shop.deps, { stock: 3 })
  const base = shop.deps.config.publicUrl
  const changed = async () => {
    const { body } = await shop.app.inject('/sitemap.xml')
    const entry = body.split('\n').find((line) => line.startsWith(`<url><loc>${base}/prodotto/${slug}<`))
    return /<lastmod>([^<]*)<\/lastmod>/.exec(entry ?? '')?.[1]
  }
  const before = await changed()
  expect(before).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))
  expect(await changed()).toBe(before)
  shop.clock.advance({ minutes: 10 })
  const asRead = (await admin.get(`/api/admin/products/${id}`)).json()
  const answer = await admin.put(`/api/admin/products/${id}`, { ...asRead, price: '12.00' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await changed()).toBe(shop.clock.now.toISOString())
})
