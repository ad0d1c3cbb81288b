import { describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const path = '/api/admin/settings/move'

describe('the move from another shop system', () => {
  it('keeps what is saved, and refuses an older version', async () => {
    const admin = await anAdministrator(shop)
    const shipped = { from: null, closed: [] }
    expect((await admin.get(path)).json()).toMatchObject({ version: 0, value: shipped })
    const value = { from: 'shopify', closed: ['products'] }
    expect((await admin.put(path, { version: 0, value })).json()).toMatchObject({ version: 1, value })
    expect((await admin.get(path)).json()).toMatchObject({ version: 1, value })
    const late = await admin.put(path, { version: 0, value: shipped })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'edit_conflict', current: { version: 1, value } })
  })
})
