import { describe, expect, it } from 'vitest'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { expectedDayJob } from './expected-day-job.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

describe('the day when units are expected', () => {
  it('is shown of what is sold out until it has passed, and holds no stock', async () => {
    const [bike, bell] = [await aProduct(shop.deps, { sizes: { M: 0, L: 1 } }), await aProduct(shop.deps, { stock: 0 })]
    const put = async (id: number, body: object) => {
      const admin = await anAdministrator(shop)
      admin.cookies['__Host-adm'] = admin.cookies.adm ?? ''
      return (await admin.put(`/api/admin/products/${id}`, body)).statusCode
    }
    const shown = async (id: number) => (await new Visitor(shop).get(`/api/products/${id}`)).json()
    const today = romeDayOf(shop.deps.clock())
    const [day, yesterday] = [romeDayOf(new Date(shop.deps.clock().getTime() + 10 * 86_400_000)), '2020-01-01']
    const sizes = (m: object) => ({
      sizes: [
        { size: 'M', stock: 0, ...m },
        { size: 'L', stock: 1 },
      ],
    })
    expect(await put(bike.id, sizes({ expectedOn: day }))).toBe(200)
    expect(await put(bell.id, { expectedOn: today })).toBe(200)
    // What is left out stays.
    expect(await put(bike.id, sizes({}))).toBe(200)
    expect((await shown(bike.id)).sizes).toEqual([
      { size: 'M', stock: 0, expectedOn: day },
      { size: 'L', stock: 1 },
    ])
    expect(await shown(bell.id)).toMatchObject({ expectedOn: today, stock: 0 })
    shop.clock.advance({ days: 1 })
    await expectedDayJob(shop.deps).run()
    expect(await shown(bell.id)).not.toHaveProperty('expectedOn')
    expect((await shown(bike.id)).sizes[0]).toHaveProperty('expectedOn', day)
    expect(await put(bike.id, sizes({ expectedOn: yesterday }))).toBe(200)
    expect((await shown(bike.id)).sizes[0]).not.toHaveProperty('expectedOn')
    expect(await put(bike.id, sizes({ expectedOn: '12/12/2026' }))).toBe(400)
  })
})
