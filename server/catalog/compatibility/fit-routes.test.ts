import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import type { ListedProduct, WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const gravel = (facts: Record<string, string | number | boolean>, more = {}) =>
  aProduct(shop.deps, {
    name: 'Gravel Brenta Disc',
    category: 'biciclette',
    subcategory: 'gravel',
    row: { wheelSize: '700C', gearCount: 12, facts: { gearing: 'deragliatore', ...facts }, ...more },
  })
const tyre = (name: string, width: number, beadSeat = '622', more = {}) =>
  aProduct(shop.deps, { name: `Copertone ${name}`, row: { facts: { width, beadSeat }, ...more } })

async function listed(query: string): Promise<ListedProduct[]> {
  const answer = await shop.app.inject(`/api/products?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('a list for a bicycle', () => {
  it('says of each part whether it goes on it and why, and has those that do not at the end of all pages', async () => {
    const bike = await gravel({ tyreWidth: 40, tyreClearance: 45 })
    await tyre('stretto 28', 28)
    await tyre('giusto 40', 40)
    await tyre('troppo largo 50', 50)
    await tyre('piccolo 47', 47, '584')
    await aProduct(shop.deps, { name: 'Copertone senza misura' })
    const shelf = `category=componenti&shelf=copertoni&bike=${bike.slug}`
    const all = await listed(shelf)
    expect(all.map(({ name, fit }) => [name, fit?.verdict, fit?.reasons[0]?.code])).toEqual([
      ['Copertone senza misura', 'check', 'untold'],
      ['Copertone giusto 40', 'fits', 'as-mounted'],
      ['Copertone stretto 28', 'fits', 'frame-takes'],
      ['Copertone piccolo 47', 'no', 'rim-differs'],
      ['Copertone troppo largo 50', 'no', 'frame-too-narrow'],
    ])
    expect(all[4]?.fit?.reasons[0]?.values).toEqual({ tyre: 50, most: 45 })
    expect((await listed(`${shelf}&limit=2&offset=3`)).map(({ fit }) => fit?.verdict)).toEqual(['no', 'no'])
    expect((await listed('category=componenti&shelf=copertoni')).every(({ fit }) => fit === undefined)).toBe(true)
  })

  it('takes typed facts before those of the shop, and names choices in the reader’s language', async () => {
    const bike = await gravel({ freehub: 'hg' })
    await aProduct(shop.deps, {
      name: 'Pacco pignoni',
      row: { facts: { speeds: 12, freehub: 'micro-spline', sprockets: '10-51' } },
    })
    const cassette = async (query: string) => (await listed(`shelf=pacchi-pignoni&${query}`))[0]?.fit
    expect((await cassette(`bike=${bike.slug}&lang=en`))?.reasons).toEqual([
      {
        verdict: 'no',
        code: 'body-differs',
        values: { fact: 'Freehub', yours: 'Shimano HG', part: 'Shimano Micro Spline' },
      },
    ])
    const typed = `bike=${bike.slug}&own=freehub:micro-spline&own=maxSprocket:51`
    expect((await cassette(typed))?.verdict).toBe('fits')
    expect((await cassette('own=speeds:11&own=gearing:deragliatore'))?.reasons[0]?.code).toBe('cassette-speeds')
  })

  it('knows nothing of what it cannot read: an unknown bicycle, a strange fact, a part as bicycle', async () => {
    const part = await tyre('28', 28)
    for (const query of ['bike=nessuna', 'own=beadSeat:rotondo', 'own=nome:Ada', 'own=:', `bike=${part.slug}`]) {
      const [first] = await listed(`shelf=copertoni&${query}`)
      expect([query, first?.fit?.verdict]).toEqual([query, 'check'])
    }
    expect((await shop.app.inject('/api/products?bike=Ciao%20bici')).statusCode).toBe(400)
  })

  it('looks at seat posts and not at the saddles beside them, and at nothing that is no part', async () => {
    await aProduct(shop.deps, { name: 'Sella corta' })
    await aProduct(shop.deps, {
      name: 'Reggisella 27,2',
      row: { facts: { seatpostDiameter: 27.2, postShape: 'tondo' } },
    })
    await aProduct(shop.deps, { name: 'Casco', category: 'accessori' })
    const fits = Object.fromEntries(
      (await listed('own=seatpostDiameter:31.6&own=postShape:tondo')).map(({ name, fit }) => [name, fit]),
    )
    expect(fits['Sella corta']).toBeUndefined()
    expect(fits.Casco).toBeUndefined()
    expect(fits['Reggisella 27,2']).toMatchObject({ verdict: 'check', reasons: [{ code: 'post-sleeve' }] })
  })

  it('is computed again when the bicycle changes', async () => {
    const bike = await gravel({ tyreWidth: 40, tyreClearance: 45 })
    await tyre('50', 50)
    const verdict = async () => (await listed(`shelf=copertoni&bike=${bike.slug}`))[0]?.fit?.verdict
    expect(await verdict()).toBe('no')
    const facts = { gearing: 'deragliatore', tyreWidth: 50, tyreClearance: 55 }
    await shop.deps.database.db.update(products).set({ facts }).where(eq(products.id, bike.id))
    await shop.deps.catalog.refresh([bike.id])
    expect(await verdict()).toBe('fits')
  })
})

describe('a part by itself', () => {
  const takesOf = async (slug: string, lang = 'it') =>
    (await shop.app.inject(`/api/products/${slug}?lang=${lang}`)).json<WholeProduct>().takes
  const part = (name: string, facts: Record<string, string | number | boolean>) =>
    aProduct(shop.deps, { name, category: 'componenti', row: { facts } })

  it('says what it goes on and what not, by the rules that answer for a bicycle, in the reader’s language', async () => {
    const facts = { speeds: 11, freehub: 'hg', sprockets: '11-34', drivetrain: 'shimano' }
    const { slug } = await part('Pacco pignoni', facts)
    const all = await takesOf(slug, 'en')
    expect(all?.filter(({ fact }) => fact === 'Freehub')).toEqual([
      {
        ...{ fact: 'Freehub', unit: null, verdict: 'fits' },
        values: [
          { name: 'Shimano HG', code: 'cassette' },
          { name: 'Shimano HG road 11-speed', code: 'cassette-spacer' },
        ],
      },
      {
        fact: 'Freehub',
        unit: null,
        verdict: 'no',
        values: expect.arrayContaining([{ name: 'SRAM XD', code: 'body-differs' }]),
      },
    ])
    expect(
      all?.filter(({ fact }) => fact === 'Speeds').map(({ verdict, values }) => [verdict, values[0]?.name]),
    ).toEqual([['fits', '11']])
  })

  it('joins numbers beside each other, and says nothing of what it is not sure or of other goods', async () => {
    const facts = { beadSeat: '622', tyreFrom: 25, tyreTo: 30, valve: 'presta', valveLength: 60 }
    const tube = await takesOf((await part('Camera d’aria', facts)).slug)
    expect(tube?.find(({ unit }) => unit === 'mm')).toMatchObject({ verdict: 'fits', values: [{ name: '25-30' }] })
    expect(await takesOf((await part('Pacco pignoni', { speeds: 11 })).slug)).toBeUndefined()
    expect(await takesOf((await gravel({ freehub: 'hg' })).slug)).toBeUndefined()
  })
})

describe('GET /api/bikes/questions', () => {
  it('asks what the rules want to know, with what is known of a bicycle, computed where it follows', async () => {
    const bike = await gravel({ tyreClearance: 45, brakes: 'disco-idraulici' })
    const answer = await shop.app.inject(`/api/bikes/questions?bike=${bike.slug}&own=seatpostDiameter:27,2&lang=en`)
    const { name, questions } = answer.json()
    expect(name).toBe('Gravel Brenta Disc')
    const known = Object.fromEntries(
      questions.flatMap((one: { key: string; known?: unknown }) => ('known' in one ? [[one.key, one.known]] : [])),
    )
    expect(known).toEqual({
      beadSeat: '622',
      speeds: 12,
      tyreClearance: 45,
      gearing: 'deragliatore',
      brakes: 'disco-idraulici',
      seatpostDiameter: 27.2,
    })
    const freehub = questions.find(({ key }: { key: string }) => key === 'freehub')
    expect(freehub).toMatchObject({ label: 'Freehub', kind: 'choice', unit: null })
    expect(freehub.choices).toContainEqual({ value: 'xdr', label: 'SRAM XDR' })
  })

  it.each([
    [{ gearCount: 22 }, 11],
    [{ gearCount: 24 }, undefined],
    [{ gearCount: 18 }, 9],
  ])('does not guess sprockets from gears: %j', async (row, speeds) => {
    const bike = await gravel({}, row)
    const { questions } = (await shop.app.inject(`/api/bikes/questions?bike=${bike.slug}`)).json()
    expect(questions.find(({ key }: { key: string }) => key === 'speeds').known).toBe(speeds)
  })
})
