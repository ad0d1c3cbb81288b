import { expect, it } from 'vitest'
import type { BicycleChart } from '#shared/domain/platform/goods/size-chart.ts'
import { chartForChild, wheelsForChild } from './advise-child.ts'
import { adviseSize } from './advise-size.ts'
import { checkBody, isChild } from './body.ts'

const typed = (height: string, inseam = '') => ({ height, inseam, arm: '' })

it.each([
  ['88', '', [12]],
  ['102', '', [14]],
  ['108', '52', [16, 18]],
  ['118', '', [16, 18, 20]],
  ['118', '58', [18, 20]],
  ['128', '56', [20]],
  ['1,27 m', '60', [20, 24]],
])('a child of %s with an inseam of «%s» rides wheels of %j inches', (height, inseam, wheels) => {
  const child = checkBody(typed(height, inseam)).body
  expect(child && wheelsForChild(child).toSorted((a, b) => a - b)).toEqual(wheels)
})

it.each(['70', '130', '178', '', 'alto'])('«%s» is no child’s height', (height) => {
  const { body } = checkBody(typed(height))
  expect(body && isChild(body)).toBeFalsy()
})

it('a folding bicycle goes as far as its seat post', () => {
  const none = { standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null }
  const rows = [{ size: 'Unica', heightFrom: 145, heightTo: 192, inseamFrom: 68, inseamTo: 88, ...none }]
  const advice = (heightCm: number, inseamCm: number) =>
    adviseSize({ heightCm, inseamCm }, 'mixed', { rows, clearanceCm: null }, ['Unica'])
  expect(advice(180, 84)).toMatchObject({ state: 'fits', row: { size: 'Unica' } })
  expect(advice(188, 91)).toEqual({ state: 'outside', side: 'above', limitCm: 88, by: 'inseam' })
  expect(advice(150, 66)).toEqual({ state: 'outside', side: 'below', limitCm: 68, by: 'inseam' })
})

const unknown = { standoverMm: null, seatTubeMm: null, stackMm: null, reachMm: null, inseamFrom: null, inseamTo: null }
/** Of a maker's children's bicycles by their wheels. */
const makers: BicycleChart = {
  ...{ what: 'bicycle', kind: 'mountain', brand: 'Uno', source: 'Uno', sourceUrl: null, note: { it: '', en: '' } },
  clearanceCm: null,
  rows: [
    { size: '12', heightFrom: 82, heightTo: 98, ...unknown },
    { size: '16', heightFrom: 98, heightTo: 112, ...unknown },
    { size: '20', heightFrom: 112, heightTo: 130, ...unknown },
    { size: '24', heightFrom: 128, heightTo: 145, ...unknown },
  ],
}
const madeSizes = makers.rows.map(({ size }) => size)

it('a child of every height in its maker’s table gets a size whose heights it has', () => {
  for (let height = 82; height <= 145; height++) {
    const { body } = checkBody(typed(String(height), height < 130 ? '' : String(Math.round(height * 0.467))))
    const advice = body && adviseSize(body, 'mixed', makers, madeSizes)
    if (advice?.state !== 'fits') throw new Error(`no size at ${height} cm`)
    expect(height).toBeGreaterThanOrEqual(advice.row.heightFrom)
    expect(height).toBeLessThanOrEqual(advice.row.heightTo)
  }
  const small = checkBody(typed('78')).body
  expect(small && adviseSize(small, 'mixed', makers, madeSizes)).toMatchObject({ state: 'outside', limitCm: 82 })
})

it('a maker’s own table comes before that of wheels, where it has the sizes', () => {
  expect(chartForChild('16"', ['16'], makers)).toBe(makers)
  expect(chartForChild('16"', ['Unica'], makers)?.rows).toMatchObject([{ size: 'Unica', heightFrom: 104 }])
  expect(chartForChild('16"', ['16'], { ...makers, brand: null })?.rows).toMatchObject([{ heightFrom: 104 }])
  expect(chartForChild('29"', ['M'], makers)).toBeUndefined()
})
