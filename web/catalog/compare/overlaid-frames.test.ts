import { describe, expect, it } from 'vitest'
import { drawingName } from '#shared/domain/catalog/drawings/drawing-name.ts'
import type { FrameKind } from '#shared/domain/catalog/drawings/drawn-bicycle.ts'
import { frameKinds } from '#shared/domain/catalog/drawings/drawn-bicycle.ts'
import type { SizeChart } from '#shared/domain/catalog/sizes/size-chart.ts'
import { headDifference, labelHeights, overlaidFrames, viewOf } from './overlaid-frames.ts'

const aBike = (slug: string, kind: FrameKind, ...sizes: string[]) => ({
  slug,
  sizes: sizes.map((size) => ({ size, stock: 1 })),
  drawingUrl: `/images/${drawingName({
    ...{ kind, size: kind === 'trail' || kind === 'full' || kind === 'fold' ? 44 : 54, rim: 622, tyre: 40 },
    ...{ rimDepth: 22, bar: 'drop', travel: 0, gearing: 'single', chainrings: 1, sprockets: 1 },
    ...{ brakes: 'disc', motor: 'none', material: 'steel', extras: [], paint: 'c23818' },
  } as const)}`,
})

const aChart = (...rows: (readonly [size: string, stackMm: number | null, reachMm: number | null])[]): SizeChart => ({
  ...{ brand: 'Prova', what: 'bicycle', kind: 'gravel', clearanceCm: 3, source: 'Prova', sourceUrl: null },
  note: { it: '', en: '' },
  rows: rows.map(([size, stackMm, reachMm]) => ({
    ...{ size, heightFrom: 160, heightTo: 180, inseamFrom: null, inseamTo: null },
    ...{ standoverMm: null, seatTubeMm: null, stackMm, reachMm },
  })),
})

const framesOf = (...asked: Parameters<typeof overlaidFrames>) => {
  const frames = overlaidFrames(...asked)
  if (!frames) throw new Error('they are not drawn')
  return frames
}

describe('frames over each other', () => {
  it('stand in the size that all have, M before the others, or each in its own', () => {
    const sizesOf = (...sizes: string[][]) =>
      framesOf(
        sizes.map((own, i) => aBike(`bike-${i}`, 'gravel', ...own)),
        [],
      ).map(({ size }) => size)
    expect(sizesOf(['S', 'M', 'L'], ['M', 'L'])).toEqual(['M', 'M'])
    expect(sizesOf(['S', 'L', 'XL'], ['XL', 'L', 'S'])).toEqual(['L', 'L'])
    expect(sizesOf(['S', 'M'], ['54', '56'])).toEqual(['M', '54'])
    expect(sizesOf(['S', 'M'], ['Unica'])).toEqual(['M', undefined])
  })

  it('end where the makers say, and what a maker does not say makes no difference', () => {
    const bikes = ['a', 'b', 'c'].map((slug) => aBike(slug, 'gravel', 'S', 'M'))
    const frames = framesOf(bikes, [aChart(['M', 580, 390]), aChart(['M', 592, 382]), aChart(['M', null, null])])
    expect(frames.map(({ points }) => points.headTop)).toMatchObject([{ x: 390, y: 580 }, { x: 382, y: 592 }, {}])
    const [first, second, third] = frames
    if (!(first && second && third)) throw new Error('three are drawn')
    expect(headDifference(second, first)).toEqual({ up: 12, ahead: -8 })
    expect(headDifference(third, first)).toBeUndefined()
    // Lower than the fork of its kind lets it be.
    const low = framesOf(bikes.slice(1), [aChart(['M', 480, 390]), null])[0]
    expect(low?.points.headTop).toEqual({ x: 390, y: 480 })
  })

  it('are in view whole, with their numbers apart, whatever their kinds', () => {
    for (const one of frameKinds)
      for (const other of frameKinds) {
        const frames = framesOf([aBike('one', one, 'M'), aBike('other', other, 'M')], [])
        const labels = labelHeights(frames, 90)
        expect(Math.abs((labels[0] ?? 0) - (labels[1] ?? 0))).toBe(90)
        const { left, top, width, height } = viewOf(frames, Math.max(...labels))
        const points = frames.flatMap(({ tubes }) => tubes.flat())
        expect(points.every(({ x, y }) => x >= left && x <= left + width && y <= top && y >= top - height)).toBe(true)
      }
  })

  it('are none of one bicycle alone, or beside what is not drawn', () => {
    const bike = aBike('one', 'gravel', 'M')
    expect(overlaidFrames([bike], [])).toBeUndefined()
    expect(overlaidFrames([bike, { slug: 'other', sizes: [] }], [])).toBeUndefined()
  })
})
