import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'

describe('GET /api/postal-codes/:cap', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.close())
  const ask = (cap: string) => shop.app.inject(`/api/postal-codes/${cap}`)

  it('knows the province and the towns of a postal code', async () => {
    const answer = await ask('36100')
    expect(answer.statusCode).toBe(200)
    expect(answer.json().province).toBe('VI')
    expect(answer.json().places[0]).toBe('Vicenza')
  })

  it('answers with nothing for a code that is not in the list, so that a form can warn and go on', async () => {
    const answer = await ask('99999')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ province: null, places: [] })
  })

  it.each(['3610', '361000', 'abcde', '__proto__', 'constructor'])(
    'refuses what is no postal code: %s',
    async (cap) => {
      const answer = await ask(cap)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { cap: 'Il CAP ha 5 cifre.' } })
    },
  )
})
