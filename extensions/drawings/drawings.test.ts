import { readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { orderItems } from '#server/platform/database/schema/order-tables.ts'
import { type DrawnBicycle, frameKinds } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { drawnBicycle } from './bicycle/bicycle-of-product.ts'
import { bicycleOfName, drawingName } from './bicycle/drawing-name.ts'
import { drawBicycle } from './drawing/draw-bicycle.ts'
import { drawMeasureLines } from './drawing/draw-measures.ts'
import { drawnPicture } from './drawing/drawn-picture.ts'

const shop = shopForEachTest()
const get = (url: string) => shop.app.inject({ url })

const gravel = {
  category: 'biciclette',
  subcategory: 'gravel',
  color: 'Verde',
  wheelSize: '700C',
  gearCount: 11,
} as const

const aGravel = (row: object = {}) => {
  const { category, subcategory, ...details } = gravel
  return aProduct(shop.deps, { category, subcategory, row: { ...details, ...row } })
}
const shownAt = async (id: number) => (await get(`/api/products/${id}`)).json()

describe('the drawings of bicycles', () => {
  it('gives a bicycle a drawing beside its pictures, and nothing else one', async () => {
    const bicycle = await aGravel()
    const chain = await aProduct(shop.deps)
    const shown = await shownAt(bicycle.id)
    expect(shown).toMatchObject({ imageUrl: null, imageUrls: [] })
    expect(shown.drawingUrl).toMatch(/^\/images\/bici-v1-gravel-54-622x42.*-0c4334-800x533-drawing\.svg$/)
    expect(await shownAt(chain.id)).not.toHaveProperty('drawingUrl')
  })

  it('sends it as a picture that never changes, in every width the same', async () => {
    const { drawingUrl } = await shownAt((await aGravel()).id)
    const drawn = await get(drawingUrl)
    expect(drawn.statusCode).toBe(200)
    expect(drawn.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(drawn.body).toContain('#0c4334')
    expect(drawn.body).not.toMatch(/<script|href="(?!#)|url\(|<style/)
    expect((await get(drawingUrl)).body).toBe(drawn.body)
    expect((await get(`${drawingUrl}?w=320`)).body).toBe(drawn.body)
  })

  it('gives an article that is saved with other facts another drawing', async () => {
    const product = { ...gravel, name: 'Gravel', description: '', sizes: ['M'], material: null, facts: {} }
    const before = drawnBicycle(product)
    const after = [
      drawnBicycle({ ...product, color: 'Rosso' }),
      drawnBicycle({ ...product, gearCount: 12 }),
      drawnBicycle({ ...product, facts: { mudguards: true } }),
      drawnBicycle({ ...product, sizes: ['L'] }),
      drawnBicycle({ ...product, wheelSize: '27.5"' }),
    ]
    const names = [before, ...after].map((one) => drawingName(one as DrawnBicycle))
    expect(new Set(names).size).toBe(6)
    expect(new Set(names.map((name) => String(drawnPicture(name)))).size).toBe(6)
  })

  it('draws a low frame only where the article says so, not because a bicycle is Dutch', () => {
    const kindOf = (name: string) =>
      drawnBicycle({
        ...{ ...gravel, category: 'bici-usate', subcategory: 'citta', name },
        ...{ description: 'È un’olandese in acciaio.', sizes: ['54'], material: 'Acciaio', facts: {} },
      })?.kind
    expect(kindOf('Olandese Anversa')).toBe('city')
    expect(kindOf('Olandese Anversa con telaio ribassato')).toBe('wave')
  })

  it('draws the shade that a name says, and bare metal where no colour is known', () => {
    const paintOf = (color: string | null, name: string) =>
      drawnBicycle({ ...gravel, color, name, description: '', sizes: [], material: null, facts: {} })?.paint
    expect(paintOf('Blu', 'Bici da corsa Valparola petrolio')).toBe('1f5c66')
    expect(paintOf('Blu', 'Bici Rossa di nome')).toBe('16558c')
    expect(paintOf(null, 'Tour black edition')).toBe('2c3a35')
    expect(paintOf(null, 'Tour')).toBe('c9d1cd')
    expect(paintOf('Green', 'Tour')).toBe('0c4334')
  })

  it('says at its lines what the article says, and draws no line for what it does not', async () => {
    const whole = await aGravel({ weightGrams: 10_100 })
    const { measures } = await shownAt(whole.id)
    expect(measures.url).toMatch(/^\/images\/quoter.*cp-bici-v1-gravel/)
    expect(measures.marks.map(({ of, text }: { of: string; text: string }) => [of, text])).toEqual(
      expect.arrayContaining([
        ['wheel', '700C'],
        ['gears', '11 rapporti'],
        ['weight', '10,1 kg'],
      ]),
    )
    const english = (await get(`/api/products/${whole.id}?lang=en`)).json()
    expect(english.measures.marks).toContainEqual(expect.objectContaining({ text: '10.1 kg' }))
    expect((await get(measures.url)).body).toContain('#c23818')
    const bare = await aGravel({ wheelSize: null, gearCount: null })
    const marks = (await shownAt(bare.id)).measures.marks.map(({ of }: { of: string }) => of)
    expect(marks).not.toContain('wheel')
    expect(marks).not.toContain('weight')
  })

  it('shows an order of a bicycle without a picture by its drawing', async () => {
    const { id } = await aGravel()
    const placed = await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))
    expect(placed.statusCode).toBe(201)
    const [line] = await shop.deps.database.db.select().from(orderItems)
    expect(`/images/${line?.imageName}`).toBe((await shownAt(id)).drawingUrl)
    await shop.deps.mailSender.sendDue()
    // Mail programs show no drawing of this kind.
    expect(shop.mailer.sent.length).toBeGreaterThan(0)
    expect(JSON.stringify(shop.mailer.sent)).not.toContain('.svg')
  })

  it('knows no drawing under a name that is not one', async () => {
    const name = drawingName(
      drawnBicycle({ ...gravel, name: '', description: '', sizes: [], material: null, facts: {} }) as DrawnBicycle,
    )
    for (const wrong of [
      name.replace('-622x', '-999x'),
      name.replace('gravel', 'tandem'),
      name.replace('0c4334', 'zzzzzz'),
      name.replace('v1', 'v0'),
      `quotex-${name}`,
    ]) {
      expect(bicycleOfName(wrong)).toBeUndefined()
      expect((await get(`/images/${wrong}`)).statusCode).toBe(404)
    }
  })

  it('stays below 12 kB, and finds every bicycle again by its name', () => {
    const ofTown: DrawnBicycle['extras'] = ['mudguards', 'rearRack', 'lights', 'chaincase', 'tubeBattery']
    const ofTrails: DrawnBicycle['extras'] = ['dropper', 'tubeBattery']
    const everything = frameKinds.map((kind): DrawnBicycle => {
      const isForTrails = kind === 'trail' || kind === 'full'
      const isSprung = kind !== 'road' && kind !== 'track' && kind !== 'fold'
      return {
        kind,
        size: isForTrails || kind === 'fold' ? 50 : 60,
        rim: kind === 'fold' ? 406 : 622,
        tyre: 60,
        rimDepth: 30,
        bar: kind === 'city' || kind === 'wave' ? 'swept' : isForTrails ? 'flat' : 'drop',
        travel: isSprung ? 140 : 0,
        gearing: 'derailleur',
        chainrings: kind === 'full' ? 1 : 3,
        sprockets: kind === 'full' ? 13 : 10,
        brakes: 'disc',
        motor: 'mid',
        material: 'carbon',
        extras: isForTrails ? ofTrails : ofTown,
        paint: 'c23818',
      }
    })
    for (const bicycle of everything) {
      const drawn = drawBicycle(bicycle, drawMeasureLines(bicycle, ['wheel', 'size', 'gears', 'weight']))
      expect(Buffer.byteLength(drawn), drawingName(bicycle)).toBeLessThanOrEqual(12_000)
      expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
      expect(bicycleOfName(drawingName(bicycle))).toEqual(bicycle)
    }
  })

  it('stays below 12 kB as a file of the shop too', () => {
    const files = readdirSync('web/pictures/drawings')
    expect(files).toContain('bici-smontata.svg')
    const large = files.filter((file) => statSync(`web/pictures/drawings/${file}`).size > 12_000)
    expect(large).toEqual([])
  })
})
