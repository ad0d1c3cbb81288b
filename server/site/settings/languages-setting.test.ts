import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const url = '/api/admin/settings/languages'

it('sells in English until it is switched off; two who change it at once are told', async () => {
  const admin = await anAdministrator(shop)
  expect((await admin.get(url)).json()).toMatchObject({ version: 0, value: { sellsInEnglish: true } })
  const off = await admin.put(url, { version: 0, value: { sellsInEnglish: false } })
  expect(off.json()).toMatchObject({ version: 1, value: { sellsInEnglish: false } })
  expect(shop.deps.shop.sellsInEnglish).toBe(false)
  const late = await admin.put(url, { version: 0, value: { sellsInEnglish: true } })
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({ code: 'edit_conflict', current: { value: { sellsInEnglish: false } } })
  expect((await admin.put(url, { version: 1, value: { sellsInEnglish: 'no' } })).statusCode).toBe(400)
})
