import { expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { ownFacts } from '#server/site/shop/own-facts.ts'
import type { OpeningMarks, OpeningStep } from '#shared/contract/platform/opening-steps.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'

const own = () => {
  const shop = readShopConfig('shop.config.json')
  return {
    ...shop,
    legal: { ...shop.legal, vatNumber: '12345670017' },
    bank: { ...shop.bank, iban: 'IT37Y0542811101000000123457' },
  }
}

async function opening(shop: TestShop) {
  const admin = await anAdministrator(shop)
  const read = async () =>
    (await admin.get('/api/admin/opening')).json<{ version: number; steps: OpeningStep[]; takesTransfers: boolean }>()
  const states = async () => Object.fromEntries((await read()).steps.map(({ id, state }) => [id, state]))
  const mark = async (value: OpeningMarks) =>
    admin.put('/api/admin/settings/opening', { version: (await read()).version, value })
  return { admin, read, states, mark }
}

it('a shop that has said nothing is told everything that is missing', async () => {
  const shop = await openTestShop({ shop: ownFacts(readShopConfig('shop.config.json'), { isDemo: false }) })
  const { states } = await opening(shop)
  expect(await states()).toEqual({
    facts: 'missing',
    hours: 'missing',
    bank: 'missing',
    mail: 'to_confirm',
    wallet: 'missing',
    guarantee: 'to_confirm',
    texts: 'to_confirm',
    delivery: 'to_confirm',
    product: 'missing',
  })
  await shop.close()
})

it('each step is done by what it asks for, and the list goes when all are', async () => {
  const wallet = { environment: 'production', browserOrigins: [] as string[] } as unknown as TestShop['deps']['wallet']
  const shop = await openTestShop({ shop: own(), wallet })
  const { states, mark } = await opening(shop)
  expect(await states()).toMatchObject({
    facts: 'done',
    hours: 'done',
    bank: 'done',
    wallet: 'done',
    product: 'missing',
  })
  await aProduct(shop.deps)
  await mark({ confirmed: ['mail', 'guarantee', 'texts'], isHidden: false })
  expect(await states()).toMatchObject({ product: 'done', mail: 'done', texts: 'done', delivery: 'to_confirm' })
  await mark({ confirmed: ['mail', 'guarantee', 'texts', 'delivery'], isHidden: false })
  expect(await states()).toEqual({})
  await shop.close()
})

it('can be put away, and is not there in the demo', async () => {
  const shop = await openTestShop({ shop: ownFacts(readShopConfig('shop.config.json'), { isDemo: false }) })
  const { states, mark } = await opening(shop)
  await mark({ confirmed: [], isHidden: true })
  expect(await states()).toEqual({})
  expect((await (await opening(shop)).read()).takesTransfers).toBe(false)
  await shop.close()
  const demo = await openTestShop({ env: { SHOP_DEMO: 'on' } })
  expect(await (await opening(demo)).states()).toEqual({})
  await demo.close()
})
