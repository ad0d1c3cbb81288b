import { mkdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readHashSecret } from '#server/platform/throttle/hash-key-repository.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { openOrderAccessKeys, readOrderSecret } from './order-access-keys.ts'
import { requireOrderAccessKey } from './order-key-repository.ts'
import { renewOrderAccessKeys } from './renew-order-access-keys.ts'

const shop = shopForEachTest()

it('new keys are others; links to orders go on, or end when that is asked for', async () => {
  const { id } = await aProduct(shop.deps)
  const order = (await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))).json<PlacedOrder>()
  const opens = async (key: string | undefined) =>
    (await shop.app.inject(`/api/orders/${order.orderNumber}?k=${key}`)).statusCode
  const { dataDir } = shop.deps.config
  mkdirSync(dataDir, { recursive: true })
  const { db } = shop.deps.database
  const secrets = async () => [(await readOrderSecret(dataDir)).toString('hex'), await readHashSecret(db)]
  const renew = (endsLinks: boolean) => renewOrderAccessKeys({ database: shop.deps.database, dataDir }, { endsLinks })

  const seen = [await secrets()]
  await renew(false)
  seen.push(await secrets())
  expect(await opens(order.accessKey)).toBe(200)
  await renew(true)
  seen.push(await secrets())
  expect(await opens(order.accessKey)).toBe(404)
  expect(new Set(seen.flat()).size).toBe(6)
  // The next mail of the order has a link that works.
  const keys = openOrderAccessKeys(await readOrderSecret(dataDir))
  expect(await opens(await requireOrderAccessKey(db, keys, order.orderNumber))).toBe(200)
})
