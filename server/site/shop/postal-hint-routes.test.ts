import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualZones } from '#shared/domain/platform/delivery/zone-entries.ts'
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

  it.each([
    ...['47521', '47522'].map((cap) => [cap, 'FC', 'Cesena']),
    ...['48121', '48122', '48123', '48124', '48125'].map((cap) => [cap, 'RA', 'Ravenna']),
    ...['28921', '28925'].map((cap) => [cap, 'VB', 'Verbania']),
    ['23041', 'SO', 'Livigno'],
    ['22061', 'CO', "Campione d'Italia"],
    ['32012', 'BL', 'Val di Zoldo'],
    ['87064', 'CS', 'Corigliano-Rossano'],
    ['87067', 'CS', 'Corigliano-Rossano'],
    ['32026', 'BL', 'Borgo Valbelluna'],
    ['73054', 'LE', 'Presicce-Acquarica'],
    ['36048', 'VI', 'Barbarano Mossano'],
    ['33012', 'UD', 'Sappada'],
    ['39100', 'BZ', 'Bolzano'],
    ['39100', 'BZ', 'Bozen'],
    ['42121', 'RE', "Reggio nell'Emilia"],
    ['07051', 'SS', 'Budoni'],
  ])('knows %s: %s, %s', async (cap, province, place) => {
    const hint = (await ask(cap)).json()
    expect(hint.province).toBe(province)
    expect(hint.places).toContain(place)
  })

  it.each([
    ['09010', ['CA', 'SU'], 'Pula'],
    ['12071', ['CN', 'SV'], 'Bagnasco'],
    ['08030', ['CA', 'NU', 'SU'], 'Nurallao'],
    ['18025', ['CN', 'IM'], 'Mendatica'],
  ])('knows %s, which lies in %s', async (cap, provinces, place) => {
    const hint = (await ask(cap)).json()
    expect(hint).toMatchObject({ province: null, provinces: expect.arrayContaining(provinces) })
    expect(hint.places).toContain(place)
  })

  it('has no province for a place in another state', async () => {
    expect((await ask('00120')).json()).toEqual({ province: null, places: ['Città del Vaticano'] })
    expect((await ask('47890')).json()).toEqual({ province: null, places: ['San Marino'] })
  })

  it('knows every single code that the delivery zones name', async () => {
    const single = usualZones.remote.filter((entry) => entry.length === 5)
    const unknown: string[] = []
    for (const cap of single) if ((await ask(cap)).json().places.length === 0) unknown.push(cap)
    expect(unknown).toEqual([])
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
