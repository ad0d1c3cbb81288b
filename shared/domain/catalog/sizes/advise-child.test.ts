import { expect, it } from 'vitest'
import { childOf, wheelsForChild } from './advise-child.ts'
import { adviseSize } from './advise-size.ts'

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
  const child = childOf(typed(height, inseam))
  expect(child && wheelsForChild(child).toSorted((a, b) => a - b)).toEqual(wheels)
})

it.each(['80', '130', '178', '', 'alto'])('«%s» is no child’s height', (height) => {
  expect(childOf(typed(height))).toBeUndefined()
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
