import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const used = {
  name: 'Colnago usata',
  category: 'bici-usate',
  subcategory: 'strada',
  priceCents: 80_000,
  stock: 1,
} as const
const isThis = (id: number) => eq(tables.products.id, id)

/** What makes it unsellable after it was put into the cart, and the words of the refusal. */
it.each([
  ['hidden', {}, (id: number) => update(id, { isActive: false }), 'gone', /non è più in vendita/],
  [
    'deleted',
    {},
    (id: number) => update(id, { isActive: false, deletedAt: new Date() }),
    'gone',
    /non è più in vendita/,
  ],
  [
    'without a price',
    {},
    (id: number) => update(id, { isActive: false, priceCents: 0 }),
    'no_price',
    /non ha ancora un prezzo/,
  ],
  ['used, without its card', used, async () => undefined, 'no_card', /scheda di controllo o le foto/],
])('an order names its own reason: %s', async (_how, request, change, reason, words) => {
  const { id } = await aProduct(shop.deps, request)
  await change(id)
  const order = {
    method: 'POST',
    url: '/api/orders',
    payload: anOrderBody({ items: [{ productId: id, quantity: 1 }] }),
  } as const
  const answer = await shop.app.inject({ ...order, headers: { 'accept-language': 'it' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'product_unavailable',
      message: expect.stringMatching(words),
      items: [expect.objectContaining({ productId: id, reason })],
    }),
  ])
})

const update = (id: number, values: Partial<typeof tables.products.$inferInsert>) =>
  shop.deps.database.db.update(tables.products).set(values).where(isThis(id))
