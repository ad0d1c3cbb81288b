import type { Subcategory } from '#shared/domain/platform/goods/categories.ts'
import type {
  BicycleChart,
  BicycleRow,
  GarmentChart,
  GarmentRow,
  SizeChart,
  TapeMeasure,
  Wearer,
} from '#shared/domain/platform/goods/size-chart.ts'

type Heights = readonly [size: string, from: number, to: number]

const source = 'Regola generale del negozio'
const noNote = { it: '', en: '' }

const row = ([size, heightFrom, heightTo]: Heights): BicycleRow => ({
  size,
  heightFrom,
  heightTo,
  inseamFrom: null,
  inseamTo: null,
  standoverMm: null,
  seatTubeMm: null,
  stackMm: null,
  reachMm: null,
})

const general = (kind: Subcategory, clearanceCm: number | null, ...heights: Heights[]): BicycleChart => ({
  brand: null,
  what: 'bicycle',
  kind,
  clearanceCm,
  source,
  sourceUrl: null,
  note: noNote,
  rows: heights.map(row),
})

/** Road frames by the length of the seat tube in centimetres, as they were named when top tubes were level. */
const roadNumbers: readonly Heights[] = [
  ['46', 148, 156],
  ['48', 152, 161],
  ['50', 158, 167],
  ['52', 164, 172],
  ['54', 169, 177],
  ['56', 175, 183],
  ['58', 181, 189],
  ['60', 187, 195],
  ['62', 193, 202],
]

type Ranges = readonly [size: string, ...ranges: (readonly [from: number, to: number])[]]

function garment(
  shelf: string,
  wearer: Wearer | null,
  measures: readonly TapeMeasure[],
  sizes: Ranges[],
): GarmentChart {
  return {
    brand: null,
    what: 'garment',
    shelf,
    wearer,
    source,
    sourceUrl: null,
    note: noNote,
    rows: sizes.map(([size, ...ranges]): GarmentRow => {
      const named = measures.flatMap((measure, i) => (ranges[i] ? [[measure, ranges[i]]] : []))
      return { size, ranges: Object.fromEntries(named) }
    }),
  }
}

const men: Ranges[] = [
  ['XS', [80, 86], [68, 74], [82, 88]],
  ['S', [87, 93], [75, 81], [89, 95]],
  ['M', [94, 100], [82, 88], [96, 102]],
  ['L', [101, 107], [89, 95], [103, 109]],
  ['XL', [108, 114], [96, 102], [110, 116]],
  ['XXL', [115, 121], [103, 109], [117, 123]],
]

const women: Ranges[] = [
  ['XS', [76, 81], [60, 65], [84, 89]],
  ['S', [82, 87], [66, 71], [90, 95]],
  ['M', [88, 93], [72, 77], [96, 101]],
  ['L', [94, 99], [78, 83], [102, 107]],
  ['XL', [100, 106], [84, 90], [108, 114]],
]

const trunk = ['chest', 'waist', 'hips'] as const
const trunkShelves = ['maglie', 'giacche-e-gilet', 'intimo', 'pantaloncini-e-salopette']

/** Defaults for makers without a table of their own, to be edited or replaced. */
export const shippedCharts: readonly SizeChart[] = [
  general(
    'strada',
    2,
    ['XS', 152, 163],
    ['S', 161, 171],
    ['M', 169, 179],
    ['L', 177, 187],
    ['XL', 185, 196],
    ...roadNumbers,
  ),
  general(
    'gravel',
    3,
    ['XS', 151, 162],
    ['S', 160, 171],
    ['M', 169, 180],
    ['L', 178, 189],
    ['XL', 187, 199],
    ...roadNumbers,
  ),
  general(
    'mountain',
    5,
    ['XS', 147, 157],
    ['S', 155, 167],
    ['M', 165, 177],
    ['L', 175, 188],
    ['XL', 186, 198],
    ['XXL', 196, 206],
    ['15', 152, 166],
    ['17', 164, 175],
    ['19', 173, 185],
    ['21', 183, 198],
  ),
  general(
    'citta',
    2,
    ['Unica', 150, 188],
    ['S', 153, 168],
    ['M', 166, 180],
    ['L', 178, 192],
    ['XL', 190, 202],
    ['46', 150, 162],
    ['50', 159, 171],
    ['54', 168, 180],
    ['58', 177, 189],
    ['62', 187, 200],
  ),
  general('elettrica', 3, ['Unica', 150, 188], ['S', 153, 168], ['M', 166, 179], ['L', 177, 190], ['XL', 188, 200]),
  general('pieghevole', null, ['Unica', 145, 192]),
  ...trunkShelves.flatMap((shelf) => [
    garment(shelf, 'uomo', trunk, men),
    garment(shelf, 'donna', trunk, women),
    garment(shelf, null, trunk, men),
  ]),
  garment(
    'guanti',
    null,
    ['hand'],
    [
      ['S', [17, 18.5]],
      ['M', [19, 20.5]],
      ['L', [21, 22.5]],
      ['XL', [23, 24.5]],
    ],
  ),
  garment(
    'scarpe',
    null,
    ['foot'],
    [
      ['S', [24, 25.4]],
      ['M', [25.5, 27]],
      ['L', [27.1, 29]],
    ],
  ),
  garment(
    'calzini',
    null,
    ['foot'],
    [
      ['S', [22, 24.4]],
      ['M', [24.5, 26.9]],
      ['L', [27, 29.5]],
    ],
  ),
  garment(
    'caschi',
    null,
    ['head'],
    [
      ['S', [51, 55]],
      ['M', [55.5, 58.5]],
      ['L', [59, 62]],
    ],
  ),
]
