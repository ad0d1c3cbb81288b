import { between, moved, type Point } from '../bicycle/bicycle-geometry.ts'
import { inks, loopRound } from './pen.ts'
import type { Drivetrain, Known, Sketch } from './sketch.ts'

/** Half an inch from tooth to tooth. */
const radiusOf = (teeth: number) => 12.7 / (2 * Math.sin(Math.PI / teeth))

const largestRings = { road: 50, track: 44, gravel: 40, trail: 32, full: 32, city: 42, wave: 40, fold: 46 } as const
const largestSprockets = { road: 30, track: 18, gravel: 42, trail: 50, full: 50, city: 34, wave: 34, fold: 28 } as const
/** Where the guide and the tension pulley hang below the rear axle. */
const cages = {
  short: { guide: { x: 14, y: -82 }, tension: { x: 34, y: -140 } },
  medium: { guide: { x: 26, y: -104 }, tension: { x: 58, y: -176 } },
  long: { guide: { x: 34, y: -122 }, tension: { x: 70, y: -206 } },
} as const

export function drivetrainOf({ bicycle, measures, points }: Known): Drivetrain {
  const { kind, gearing, chainrings, sprockets: count } = bicycle
  const ring = kind === 'trail' && chainrings > 1 ? 40 : largestRings[kind]
  if (gearing !== 'derailleur') {
    const teeth = gearing === 'hub' ? 20 : 17
    return { ring, sprockets: [teeth], chainOn: teeth, cage: undefined }
  }
  const largest = chainrings > 1 && kind !== 'road' ? 34 : largestSprockets[kind]
  const sprockets = Array.from({ length: count }, (_, i) =>
    Math.round(11 + ((largest - 11) * (count - 1 - i)) / Math.max(count - 1, 1)),
  )
  const size = measures.wheel < 280 || largest <= 30 ? 'short' : largest <= 42 ? 'medium' : 'long'
  const { guide, tension } = cages[size]
  return {
    ring,
    sprockets,
    chainOn: sprockets[Math.floor(count * 0.45)] ?? 17,
    cage: { guide: moved(points.rear, guide), tension: moved(points.rear, tension) },
  }
}

const crankEnd = (sketch: Sketch): Point => ({ x: sketch.measures.crank, y: 0 })

function drawPedal({ pen, bicycle }: Sketch, at: Point, isFar: boolean): string {
  const isClipless = bicycle.kind === 'road' || bicycle.kind === 'gravel'
  const outline = isClipless ? 'M-34 -10L-26 10L26 10L34 -10z' : 'M-50 -13L-42 13L42 13L50 -13z'
  const body = pen.path(pen.shape(at, outline), { fill: isFar ? inks.steel5 : inks.steel4, 'stroke-width': 2 })
  return isFar ? body : body + pen.circle(at, 9, { fill: inks.steel1, 'stroke-width': 1.6 })
}

/** Parts behind the frame: far crank, sprockets, chain. */
export function drawChain(sketch: Sketch): string {
  const { pen, points, train } = sketch
  const far = { x: -crankEnd(sketch).x, y: 0 }
  const parts = [
    drawPedal(sketch, far, true),
    pen.path(pen.tube(points.bottomBracket, far, 30, 22), { fill: inks.steel5, 'stroke-width': 2 }),
  ]
  const shades = [inks.steel1, inks.steel3, inks.steel2]
  const discs = train.sprockets.map((teeth, i) =>
    pen.circle(points.rear, radiusOf(teeth) - 2, { fill: shades[i % 3] ?? inks.steel1 }),
  )
  parts.push(drawTeeth(sketch, points.rear, train.sprockets[0] ?? 17), `<g stroke-width="1">${discs.join('')}</g>`)
  const onPaper = (p: Point, mm: number, turn: 1 | -1) => ({ ...pen.onPaper(p), r: mm * pen.scale, turn })
  const wheels = [onPaper(points.bottomBracket, radiusOf(train.ring), 1)]
  if (train.cage) wheels.push(onPaper(train.cage.tension, 23, 1), onPaper(train.cage.guide, 23, -1))
  wheels.push(onPaper(points.rear, radiusOf(train.chainOn), 1))
  const loop = loopRound(wheels)
  parts.push(
    pen.path(loop, { 'stroke-width': 4 }),
    pen.path(loop, {
      stroke: inks.steel2,
      'stroke-width': 1.3,
      'stroke-dasharray': '2.6 2.5',
      'stroke-linecap': 'butt',
    }),
  )
  return parts.join('')
}

function drawTeeth({ pen }: Sketch, middle: Point, teeth: number): string {
  const radius = radiusOf(teeth)
  const each = (2 * Math.PI * radius * pen.scale) / teeth
  return pen.circle(middle, radius, {
    'stroke-width': 3,
    'stroke-linecap': 'butt',
    'stroke-dasharray': `${(each * 0.55).toFixed(2)} ${(each * 0.45).toFixed(2)}`,
  })
}

/** Parts before the frame: crankset, near pedal, derailleurs, chaincase. */
export function drawCrankset(sketch: Sketch): string {
  const { pen, points, bicycle, train } = sketch
  const { bottomBracket, rear } = points
  const ring = radiusOf(train.ring)
  const end = crankEnd(sketch)
  const steel = bicycle.kind === 'city' || bicycle.kind === 'wave' ? inks.steel2 : inks.steel3
  const parts: string[] = []
  if (bicycle.chainrings > 1) {
    const cage = 'M-30 -12L28 10L24 28L-10 22L-34 4z'
    parts.push(pen.path(pen.shape({ x: -20, y: ring - 8 }, cage), { fill: inks.steel3, 'stroke-width': 1.8 }))
  }
  parts.push(
    drawTeeth(sketch, bottomBracket, train.ring),
    pen.circle(bottomBracket, ring - 2, { 'stroke-width': 2 }),
    pen.circle(bottomBracket, ring - 8, { stroke: inks.steel2, 'stroke-width': 13 * pen.scale }),
    pen.circle(bottomBracket, ring - 16, { 'stroke-width': 1.6 }),
  )
  // Each chainring is a circle that can be counted.
  for (let i = 1; i < bicycle.chainrings; i++)
    parts.push(pen.circle(bottomBracket, ring - 16 - i * 16, { stroke: inks.steel4, 'stroke-width': 2.6 }))
  const arms = Array.from({ length: 4 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 2
    const tip = { x: (ring - 10) * Math.cos(angle), y: (ring - 10) * Math.sin(angle) }
    return pen.tube(bottomBracket, tip, 30, 17)
  })
  parts.push(
    pen.united(arms, inks.steel4, 4),
    pen.path(pen.tube(bottomBracket, end, 38, 25), { fill: steel, 'stroke-width': 2.2 }),
    pen.circle(end, 14, { fill: steel, 'stroke-width': 2 }),
    pen.circle(bottomBracket, 25, { fill: steel, 'stroke-width': 2.2 }),
    pen.circle(bottomBracket, 11, { fill: inks.steel1, 'stroke-width': 1.6 }),
    drawPedal(sketch, end, false),
  )
  if (bicycle.extras.includes('chaincase')) parts.push(drawChaincase(sketch, ring + 16))
  if (train.cage) parts.push(drawDerailleur(sketch, train.cage))
  parts.push(
    pen.circle(rear, 13, { fill: inks.steel1, 'stroke-width': 2 }),
    pen.circle(rear, 5, { fill: inks.ink, stroke: 'none' }),
  )
  return parts.join('')
}

function drawChaincase({ pen, points: { rear }, bicycle }: Sketch, r: number): string {
  const { x, y } = rear
  const fill = bicycle.kind === 'city' ? `#${bicycle.paint}` : inks.steel5
  const of = (...shares: number[]) => shares.map((share) => Math.round(share * r)).join(' ')
  const outline = [
    `M${of(0.82, 0.57)}C${of(0.5, 1.06)} ${of(-0.2, 1.04)} ${of(-0.55, 0.96)}`,
    `L${x + 6} ${y + 56}L${x - 44} ${y + 34}L${x - 40} ${y + 6}L${x + 30} ${y + 24}`,
    `L${of(-0.6, 0.5)}C${of(-0.2, 0.66)} ${of(0.3, 0.6)} ${of(0.56, 0.3)}z`,
  ]
  return pen.path(pen.shape({ x: 0, y: 0 }, outline.join('')), { fill })
}

function drawDerailleur({ pen, points }: Sketch, { guide, tension }: { guide: Point; tension: Point }): string {
  const hanger = moved(points.rear, { x: 10, y: -26 })
  const body = [
    moved(hanger, { x: -14, y: 8 }),
    moved(hanger, { x: 12, y: 6 }),
    moved(between(hanger, guide, 0.6), { x: 26, y: 4 }),
    moved(guide, { x: 14, y: -8 }),
    moved(guide, { x: -12, y: -6 }),
    moved(between(hanger, guide, 0.5), { x: -18, y: 0 }),
  ]
  return [
    pen.path(pen.tube(guide, tension, 24, 20), { fill: inks.steel5, 'stroke-width': 2 }),
    pen.path(pen.area(body), { fill: inks.steel3, 'stroke-width': 2 }),
    ...[guide, tension].map(
      (p) =>
        pen.circle(p, 17, { fill: inks.steel2, 'stroke-width': 1.8 }) +
        pen.circle(p, 5, { fill: inks.ink, stroke: 'none' }),
    ),
    pen.circle(hanger, 10, { fill: inks.steel1, 'stroke-width': 1.6 }),
  ].join('')
}
