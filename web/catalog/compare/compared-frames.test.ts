import { expect, it } from 'vitest'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { comparedFrames } from './compared-frames.ts'

const unknown = { inseamFrom: null, inseamTo: null, standoverMm: null, seatTubeMm: null, reachMm: null }
const chart = (...rows: [size: string, stackMm: number][]): SizeChart => ({
  what: 'bicycle',
  brand: null,
  kind: 'strada',
  clearanceCm: null,
  source: '',
  sourceUrl: null,
  note: { it: '', en: '' },
  rows: rows.map(([size, stackMm]) => ({ ...unknown, size, stackMm, heightFrom: 150, heightTo: 190 })),
})
const sized = (...sizes: string[]) => ({ sizes: sizes.map((size) => ({ size, stock: 1 })) })
const seen = (...of: Parameters<typeof comparedFrames>) =>
  comparedFrames(...of).map(({ size, row }) => [size, row?.stackMm])

it('compares in a size that all have: the usual one before the middle one', () => {
  const letters = chart(['S', 550], ['M', 570], ['L', 590])
  expect(seen([sized('S', 'M', 'L'), sized('L', 'M')], [letters, letters])).toEqual([
    ['M', 570],
    ['M', 570],
  ])
  expect(seen([sized('S', 'L'), sized('L', 'XL')], [letters, letters])).toEqual([
    ['L', 590],
    ['L', 590],
  ])
})

it('takes each in its own middle size where none is common, and knows nothing without a table', () => {
  const numbers = chart(['52', 530], ['56', 570])
  const letters = chart(['S', 550], ['M', 570])
  expect(seen([sized('52', '54', '56'), sized('S', 'M')], [numbers, letters])).toEqual([
    ['54', 550],
    ['S', 550],
  ])
  expect(seen([sized('M'), sized('M')], [letters, null])).toEqual([
    ['M', 570],
    ['M', undefined],
  ])
})

it('names no size of a bicycle in one size, and still reads its table', () => {
  const one = chart(['Unica', 630])
  expect(seen([sized('Unica'), sized('Unica')], [one, one])).toEqual([
    [undefined, 630],
    [undefined, 630],
  ])
})
