import type { CatalogState } from '#server/catalog/product-index/catalog-state.ts'
import { chartOfProduct } from '#server/catalog/sizes/chart-of-product.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Measured, ProductMeasures } from '#shared/contract/catalog/product-measures.ts'
import { bicycleDrawing, type DrawnBicycle } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { frameMeasures } from '#shared/domain/platform/goods/size-chart.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { between, leftOf, moved, type Point } from '../bicycle/bicycle-geometry.ts'
import { bicycleOfName } from '../bicycle/drawing-name.ts'
import { frameSizeOf } from '../bicycle/drawn-facts.ts'
import { measuredName } from '../bicycle/measured-name.ts'
import { sketchOf } from './draw-bicycle.ts'
import { inks, short } from './pen.ts'
import type { Sketch } from './sketch.ts'

/** Where the lines of the wheel and of the gears end, below the ground line. */
const lineBelow = bicycleDrawing.ground + 26

const percent = (share: number) => Math.round(share * 1000) / 10
const inPercent = ({ x, y }: Point) => ({
  x: percent(x / bicycleDrawing.width),
  y: percent(y / bicycleDrawing.height),
})

/** The places of the labels on the paper. */
function labelPlaces({ pen, points, measures }: Sketch) {
  const beside = moved(between(points.bottomBracket, points.seatTop, 0.5), leftOf(points.seatwards), 120)
  const saddle = pen.onPaper(points.saddle)
  return {
    wheel: { x: pen.onPaper(points.rear).x - (measures.wheel * pen.scale) / 3, y: lineBelow },
    gears: { x: pen.onPaper(points.bottomBracket).x + 50, y: lineBelow },
    size: pen.onPaper(beside),
    weight: { x: saddle.x, y: Math.max(saddle.y - 62, 18) },
  }
}

/** The lines of the frame's geometry, and the places of their letters in the order of its table. */
function frameOf({ pen, points }: Sketch) {
  const { rear, front, headTop, headFoot, bottomBracket, seatTop, seatwards, ahead } = points
  const beside = (p: Point) => moved(p, leftOf(seatwards), 74)
  const before = (p: Point) => moved(p, ahead, 74)
  const [from, to] = [pen.onPaper(rear).x, pen.onPaper(front).x]
  const places: Partial<Record<(typeof frameMeasures)[number], Point>> = {
    stackMm: pen.onPaper({ x: 0, y: headTop.y * 0.6 }),
    reachMm: pen.onPaper({ x: headTop.x / 2, y: headTop.y }),
    seatTubeMm: pen.onPaper(beside(between(bottomBracket, seatTop, 0.5))),
    headTubeMm: pen.onPaper(before(between(headTop, headFoot, 0.5))),
    wheelbaseMm: { x: (from + to) / 2, y: lineBelow },
    chainstayMm: pen.onPaper(between(rear, bottomBracket, 0.5)),
  }
  const lines = [
    pen.line([bottomBracket, { x: 0, y: headTop.y }, headTop]),
    pen.line([beside(bottomBracket), beside(seatTop)]) + pen.line([before(headTop), before(headFoot)]),
    pen.line([rear, bottomBracket]),
    `M${short(from)} ${lineBelow}H${short(to)}M${short(from)} ${lineBelow - 9}v18M${short(to)} ${lineBelow - 9}v18`,
  ].join('')
  const marks = frameMeasures.flatMap((of, at) =>
    places[of] ? [{ of, text: 'ABCDEF'.charAt(at), ...inPercent(places[of]) }] : [],
  )
  return { lines, marks }
}

/** Dimension lines of wheel, frame, gears and weight over a side view. */
export function drawMeasureLines(bicycle: DrawnBicycle, shown: readonly Measured[]): string {
  const sketch = sketchOf(bicycle)
  const { pen, points, measures } = sketch
  const { weight } = labelPlaces(sketch)
  const beside = (p: Point, mm: number) => moved(p, leftOf(points.seatwards), mm)
  const across = (p: Point) => pen.line([beside(p, 52), beside(p, 96)])
  const rear = pen.onPaper(points.rear).x
  const wheel = measures.wheel * pen.scale
  const bracket = pen.onPaper(points.bottomBracket)
  const saddle = pen.onPaper(points.saddle)
  const tick = (x: number) => `M${short(x)} ${lineBelow - 9}v18`
  const { bottomBracket, seatTop } = points
  const solid: Partial<Record<Measured, string>> = {
    wheel: `${tick(rear - wheel)}${tick(rear + wheel)}M${short(rear - wheel)} ${lineBelow}H${short(rear + wheel)}`,
    frame: frameOf(sketch).lines,
    size: pen.line([beside(bottomBracket, 74), beside(seatTop, 74)]) + across(bottomBracket) + across(seatTop),
  }
  const dashed: Partial<Record<Measured, string>> = {
    gears: `M${short(bracket.x + 50)} ${short(bracket.y + 24)}V${lineBelow}`,
    weight: `M${short(saddle.x)} ${short(saddle.y - 12)}V${short(weight.y)}`,
  }
  const of = (lines: Partial<Record<Measured, string>>) => shown.flatMap((one) => lines[one] ?? []).join('')
  const look = { stroke: inks.red, 'stroke-width': 2 }
  return pen.path(of(solid), look) + pen.path(of(dashed), { ...look, 'stroke-dasharray': '5 4' })
}

const words = {
  it: { size: 'Taglia', gears: (count: number) => (count === 1 ? '1 rapporto' : `${count} rapporti`) },
  en: { size: 'Size', gears: (count: number) => (count === 1 ? '1 gear' : `${count} gears`) },
}

/**
 * The drawing with its lines and labels: the letters of the table of its frame, else measures of the product itself,
 * never those assumed for the drawing.
 */
export function measuresOfProduct(
  state: CatalogState,
  product: Product,
  language: Language,
): ProductMeasures | undefined {
  const name = product.drawingUrl?.slice('/images/'.length)
  const bicycle = name === undefined ? undefined : bicycleOfName(name)
  if (name === undefined || !bicycle) return undefined
  const sketch = sketchOf(bicycle)
  const { marks: letters } = frameOf(sketch)
  const chart = product.category === 'biciclette' ? chartOfProduct(state, product) : null
  if (chart?.what === 'bicycle' && letters.every(({ of }) => chart.rows.some((row) => row[of])))
    return { url: `/images/${measuredName(name, ['frame'])}`, marks: letters }
  const drawn = product.sizes.find(({ size }) => !isOneSize(size) && frameSizeOf([size], bicycle.kind) === bicycle.size)
  const { weight, gearCount } = product
  const said = {
    wheel: product.wheelSize,
    size: drawn && `${words[language].size} ${drawn.size}`,
    gears: gearCount && words[language].gears(gearCount),
    weight: weight && `${roundedDecimal(Number(weight), 2, language)} kg`,
  }
  const places = labelPlaces(sketch)
  const marks = (['weight', 'size', 'wheel', 'gears'] as const).flatMap((of) => {
    const text = said[of]
    return text ? [{ of, text, ...inPercent(places[of]) }] : []
  })
  return {
    url: `/images/${measuredName(
      name,
      marks.map(({ of }) => of),
    )}`,
    marks,
  }
}
