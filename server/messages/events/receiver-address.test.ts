import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

it.each([
  'https://127.0.0.1/a',
  'https://localhost/a',
  'http://localhost:3999/a',
  'https://[::1]/',
  'https://10.0.0.8/',
])('an address inside is refused beside the field: %s', async (address) => {
  const admin = await anAdministrator(shop)
  const answer = await admin.post('/api/admin/event-receivers', { address, kinds: ['order.placed'] })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields.address).toContain('indirizzi pubblici')
})
