import { beforeEach, describe, expect, it } from 'vitest'
import type { ChartOfProduct, SizeChartSettings } from '#shared/contract/catalog/size-charts.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import type { BicycleChart, SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { makersTables } from '#test/sizes/makers-size-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const path = '/api/admin/size-charts'

let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const settings = async () => (await admin.get(path)).json<SizeChartSettings>()
const unknown = { inseamFrom: null, inseamTo: null, standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null }
const rowOf = (size: string, heightFrom: number, heightTo: number) => ({ ...unknown, size, heightFrom, heightTo })
const brenta: BicycleChart = {
  brand: 'Brenta Telai',
  what: 'bicycle',
  kind: 'gravel',
  clearanceCm: 3,
  source: 'Brenta, guida alle taglie 2026',
  sourceUrl: 'https://brenta.example/taglie',
  note: { it: '', en: '' },
  rows: [rowOf('S', 160, 171), rowOf('M', 170, 180), rowOf('L', 179, 188)],
}
const put = async (charts: readonly unknown[], version?: number) =>
  admin.put(path, { version: version ?? (await settings()).version, charts: [...charts] })
const fieldsOf = async (chart: unknown) => {
  const answer = await put([chart])
  expect(answer.statusCode).toBe(400)
  return Object.fromEntries(
    Object.entries(answer.json<{ fields: Record<string, string> }>().fields).map(([k, v]) => [
      k.replace('charts.0.', ''),
      v,
    ]),
  )
}
const chartOf = async (slug: string) =>
  (await shop.app.inject(`/api/products/${slug}/size-chart`)).json<ChartOfProduct>().chart
const aBike = (values: object = {}) =>
  aProduct(shop.deps, { category: 'biciclette', subcategory: 'gravel', row: { brand: 'Brenta Telai', ...values } })

describe('the size table of an article', () => {
  it('is a general rule until its maker has one, and then its maker’s, at once', async () => {
    const { slug } = await aBike()
    expect(await chartOf(slug)).toMatchObject({ brand: null, kind: 'gravel' })
    expect((await put([brenta, ...shippedCharts])).statusCode).toBe(200)
    await expect.poll(() => chartOf(slug)).toEqual(brenta)
    const other = await aBike({ brand: 'Altopiano' })
    expect(await chartOf(other.slug)).toMatchObject({ brand: null })
  })

  it('of single models comes before that of their maker, with its whole geometry', async () => {
    const full: BicycleChart = {
      ...brenta,
      models: ['adige'],
      rows: [{ ...rowOf('M', 170, 180), headTubeMm: 156, wheelbaseMm: 1037, headAngle: 71.5 }],
    }
    expect((await put([brenta, full])).statusCode).toBe(200)
    const model = (modelKey: string) =>
      aProduct(shop.deps, {
        category: 'biciclette',
        subcategory: 'gravel',
        sizes: { M: 1 },
        row: { brand: 'Brenta Telai', modelKey },
      })
    await expect.poll(async () => chartOf((await model('adige')).slug)).toEqual(full)
    expect(await chartOf((await model('piave')).slug)).toEqual(brenta)
    expect(await fieldsOf({ ...full, rows: [{ ...full.rows[0], headAngle: 30 }] })).toHaveProperty('rows.0.headAngle')
  })

  it('of clothing goes by shelf and by who wears it, of a kind without a table it says so', async () => {
    const shirt = (gender: string | undefined) =>
      aProduct(shop.deps, { category: 'abbigliamento', row: { shelf: 'maglie', ...(gender && { facts: { gender } }) } })
    expect(await chartOf((await shirt('donna')).slug)).toMatchObject({ shelf: 'maglie', wearer: 'donna' })
    expect(await chartOf((await shirt(undefined)).slug)).toMatchObject({ shelf: 'maglie', wearer: null })
    const helmet = await aProduct(shop.deps, { category: 'accessori', row: { shelf: 'caschi' } })
    expect(await chartOf(helmet.slug)).toMatchObject({ shelf: 'caschi' })
    const lock = await aProduct(shop.deps, { category: 'accessori', row: { shelf: 'lucchetti' } })
    expect(await chartOf(lock.slug)).toBeNull()
  })

  it('is answered like every public page: the same for all, kept, and asked nothing of a body', async () => {
    const { slug } = await aBike()
    const answer = await shop.app.inject(`/api/products/${slug}/size-chart`)
    expect(answer.headers.etag).toBeDefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await shop.app.inject('/api/products/niente/size-chart')).statusCode).toBe(404)
  })
})

describe('the size tables in the dashboard', () => {
  it('are those the shop was born with until they are stored, whole, each time with the version that was read', async () => {
    expect(await settings()).toMatchObject({ version: 0, since: null, charts: shippedCharts })
    expect((await put([brenta])).json()).toMatchObject({ version: 1, charts: [brenta] })
    const late = await put([], 0)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'edit_conflict', current: { version: 1, charts: [brenta] } })
    expect((await settings()).charts).toEqual([brenta])
  })

  it('of two that are stored at once keep one, and the other hears of it', async () => {
    const answers = await Promise.all([put([brenta], 0), put([], 0)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it.each<[string, Partial<BicycleChart>, string, RegExp]>([
    ['a gap', { rows: [rowOf('S', 160, 171), rowOf('M', 175, 182)] }, 'rows.1.heightFrom', /buco/],
    [
      'one size within another',
      { rows: [rowOf('S', 160, 180), rowOf('M', 165, 178)] },
      'rows.1.heightFrom',
      /sopra quella/,
    ],
    ['a range upside down', { rows: [rowOf('S', 171, 160)] }, 'rows.0.heightTo', /sotto il minimo/],
    ['a size twice', { rows: [rowOf('XXL', 160, 171), rowOf('2XL', 171, 180)] }, 'rows.1.size', /due volte/],
    [
      'impossible legs',
      { rows: [{ ...rowOf('S', 150, 160), inseamFrom: 70, inseamTo: 110 }] },
      'rows.0.inseamTo',
      /Nessuno/,
    ],
    ['half a range', { rows: [{ ...rowOf('S', 150, 160), inseamFrom: 70 }] }, 'rows.0.inseamTo', /nessuno dei due/],
    ['a giant', { rows: [rowOf('S', 160, 300)] }, 'rows.0.heightTo', /230/],
    ['no sizes', { rows: [] }, 'rows', /da 1 a 20/],
    ['no source', { source: ' ' }, 'source', /da dove viene/],
    ['an address that is none', { sourceUrl: 'brenta' }, 'sourceUrl', /https/],
  ])('refuse %s beside its field', async (_, part, field, sentence) => {
    expect((await fieldsOf({ ...brenta, ...part }))[field]).toMatch(sentence)
    expect((await settings()).version).toBe(0)
  })

  it('refuse a repeated maker, an unknown shelf and an impossible measurement', async () => {
    const twice = await put([brenta, { ...brenta, brand: 'BRENTA TELAI' }])
    expect(twice.json()).toMatchObject({ fields: { 'charts.1.brand': expect.stringContaining('già una tabella') } })
    const { kind: _, clearanceCm: __, ...origin } = brenta
    const helmet = {
      ...origin,
      what: 'garment',
      shelf: 'caschi',
      wearer: null,
      rows: [{ size: 'S', ranges: { head: [52, 56] } }],
    }
    expect(await fieldsOf({ ...helmet, shelf: 'niente' })).toMatchObject({ shelf: expect.stringContaining('non c’è') })
    expect(await fieldsOf({ ...helmet, rows: [{ size: 'S', ranges: { head: [30, 56] } }] })).toMatchObject({
      'rows.0.ranges.head': expect.stringContaining('corpo'),
    })
    expect((await put([helmet])).statusCode).toBe(200)
  })
})

describe('the general rules', () => {
  it('are sound, and say of most bodies a size that makers’ own tables would', async () => {
    expect((await put(shippedCharts)).statusCode).toBe(200)
    let [within, asked] = [0, 0]
    for (const table of makersTables) {
      const rule = shippedCharts.find(
        (one: SizeChart) => one.what === 'bicycle' && one.kind === table.kind,
      ) as BicycleChart
      const sizes = table.rows.map(({ size }) => size)
      for (let heightCm = 150; heightCm <= 200; heightCm++) {
        const own = table.rows.filter((row) => heightCm >= row.heightFrom && heightCm <= row.heightTo)
        const body = { heightCm, inseamCm: Math.round(heightCm * 0.467) }
        const advice = adviseSize(body, 'mixed', rule, sizes)
        if (own.length === 0 || advice?.state !== 'fits') continue
        asked++
        const near = [advice.row, ...advice.possible].map(({ size }) => size)
        if (own.some(({ size }) => near.includes(size))) within++
      }
    }
    process.stdout.write(`general rules: ${within} of ${asked} answers name a size of the maker's own table\n`)
    expect(asked).toBeGreaterThan(600)
    expect(within / asked).toBeGreaterThan(0.75)
  })
})
