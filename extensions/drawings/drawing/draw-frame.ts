import { between, direction, leftOf, moved } from '../bicycle/bicycle-geometry.ts'
import { type Curve, mainTubes, pivot, type Tube } from '../bicycle/frame-tubes.ts'
import { inks, pointOf } from './pen.ts'
import type { Sketch } from './sketch.ts'

const tubes = {
  road: { down: 40, top: 32, seat: 32, head: 42 },
  track: { down: 34, top: 29, seat: 30, head: 38 },
  gravel: { down: 46, top: 34, seat: 33, head: 43 },
  trail: { down: 50, top: 38, seat: 34, head: 46 },
  full: { down: 56, top: 42, seat: 34, head: 50 },
  city: { down: 34, top: 30, seat: 31, head: 38 },
  wave: { down: 62, top: 34, seat: 34, head: 50 },
  fold: { down: 58, top: 32, seat: 40, head: 44 },
} as const
/** Steel is drawn slender, carbon full. */
const thickness = { steel: 0.86, aluminium: 1, carbon: 1.14 } as const

export function tubeWidths({ bicycle }: Pick<Sketch, 'bicycle'>) {
  const { down, top, seat, head } = tubes[bicycle.kind]
  const times = thickness[bicycle.material]
  const battery = bicycle.extras.includes('tubeBattery') ? 28 : 0
  return { down: down * times + battery, top: top * times, seat, head: head * (0.5 + times / 2) + battery / 6 }
}

export function drawStays({ pen, points, joints, bicycle }: Sketch): string {
  const paint = `#${bicycle.paint}`
  const { rear, bottomBracket, seatwards } = points
  const dropout = pen.path(pen.shape(rear, 'M-20 14L14 22L26 2L12 -26L-4 -14L-22 -8z'), {
    fill: paint,
    'stroke-width': 2,
  })
  if (bicycle.kind === 'full') {
    const foot = between(rear, pivot, 0.75)
    const stay: Curve = [moved(rear, { x: 0, y: -4 }), between(rear, pivot, 0.4), moved(foot, { x: 0, y: 12 }), pivot]
    return pen.united([pen.bent(stay, 26, 36, 6)], paint)
  }
  if (bicycle.kind === 'fold')
    return (
      pen.united(
        [pen.tube(rear, { x: -12, y: 0 }, 20, 28), pen.tube(rear, moved(bottomBracket, seatwards, 235), 17, 22)],
        paint,
      ) + dropout
    )
  const [low, high] = bicycle.kind === 'wave' ? [18, 15] : [16, 14]
  return (
    pen.united([pen.tube(rear, joints.stayFoot, low, 26), pen.tube(rear, joints.seatStayEnd, high, 20)], paint) +
    dropout
  )
}

export function drawMainFrame(sketch: Sketch): string {
  const { pen, points, bicycle } = sketch
  const { headTop, headFoot } = points
  const width = tubeWidths(sketch)
  const { seat, down, top } = mainTubes(sketch)
  const tube = (middle: Tube, wide: number, wideThere = wide, steps = 8) =>
    middle.length === 2 ? pen.tube(middle[0], middle[1], wide, wideThere) : pen.bent(middle, wide, wideThere, steps)
  const main = [pen.tube(headTop, headFoot, width.head, width.head + 4)]
  if (bicycle.kind === 'full') {
    main.push(tube(seat, width.seat + 6, width.seat), tube(down, width.down + 10, width.down))
    if (top) main.push(tube(top, width.top - 4, width.top + 8))
  } else if (bicycle.kind === 'wave') {
    main.push(tube(seat, width.seat), tube(down, width.down, width.down + 4, 12))
  } else if (bicycle.kind === 'fold') {
    main.push(
      tube(seat, width.seat),
      tube(down, width.down, width.down + 12),
      pen.tube({ x: 60, y: 118 }, { x: 4, y: 0 }, 40, 44),
    )
  } else {
    main.push(tube(seat, width.seat), tube(down, width.down + 4, width.down))
    if (top) main.push(tube(top, width.top - 3, width.top))
  }
  return pen.united(main, `#${bicycle.paint}`) + drawFinish(sketch)
}

/** Light on the tubes, the shop's three bands on the seat tube, the rings of the head tube, the fold's hinge. */
function drawFinish(sketch: Sketch): string {
  const { pen, points, joints, measures, bicycle } = sketch
  const width = tubeWidths(sketch)
  const parts: string[] = []
  if (!['wave', 'fold', 'full'].includes(bicycle.kind)) {
    const lit = [
      { from: between(joints.topTubeStart, joints.topTubeEnd, 0.08), to: joints.topTubeEnd, wide: width.top },
      { from: between(points.bottomBracket, joints.downTubeEnd, 0.22), to: joints.downTubeEnd, wide: width.down },
    ].map(({ from, to, wide }) => {
      const left = leftOf(direction(from, to))
      return pen.line([moved(from, left, wide * 0.22), moved(between(from, to, 0.94), left, wide * 0.22)])
    })
    parts.push(pen.path(lit, { stroke: inks.white, opacity: '.32', 'stroke-width': 2.6 }))
  }
  const across = leftOf(points.seatwards)
  const ring = (share: number) => moved(points.bottomBracket, points.seatwards, share)
  const bandAt = measures.seatTube * (bicycle.kind === 'full' ? 0.8 : bicycle.kind === 'fold' ? 0.72 : 0.58)
  const colors = [inks.pink, inks.paper, inks.pink]
  for (const [i, stroke] of colors.entries()) {
    const middle = ring(bandAt + i * 13)
    const band = pen.line([moved(middle, across, width.seat / 2 - 1), moved(middle, across, 1 - width.seat / 2)])
    parts.push(pen.path(band, { stroke, 'stroke-width': 11 * pen.scale, 'stroke-linecap': 'butt' }))
  }
  const rings = [
    { middle: moved(points.headTop, points.down, -1), wide: width.head + 2 },
    { middle: moved(points.headFoot, points.down, 2), wide: width.head + 5 },
  ].map(({ middle, wide }) => pen.line([moved(middle, points.ahead, wide / 2), moved(middle, points.ahead, -wide / 2)]))
  parts.push(pen.path(rings, { 'stroke-width': 4.5, 'stroke-linecap': 'butt' }))
  if (bicycle.kind === 'full') parts.push(drawShock(sketch))
  if (bicycle.kind === 'fold') {
    const hinge = pointOf(mainTubes(sketch).down as Curve, 0.52)
    parts.push(
      pen.path(pen.shape(hinge, 'M-20 -40L20 -36L20 44L-20 40z', 14), { fill: inks.steel5, 'stroke-width': 2.2 }),
      pen.path(pen.shape(hinge, 'M-12 10L70 22L72 8L-8 -8z', 14), { fill: inks.steel2, 'stroke-width': 2 }),
    )
  }
  return parts.join('')
}

function drawShock({ pen, points, bicycle }: Sketch): string {
  const { rear } = points
  const rocker = moved(points.bottomBracket, points.seatwards, 268)
  const stay = moved(rocker, { x: -52, y: 62 })
  const shock = moved(rocker, { x: 52, y: 34 })
  const foot = { x: 222, y: 196 }
  const paint = `#${bicycle.paint}`
  const upper: Curve = [
    moved(rear, { x: 0, y: 10 }),
    between(moved(rear, { x: -6, y: 40 }), stay, 0.35),
    between(rear, stay, 0.7),
    stay,
  ]
  const link = [
    moved(stay, { x: -14, y: 10 }),
    moved(shock, { x: 6, y: 16 }),
    moved(shock, { x: 14, y: -10 }),
    moved(rocker, { x: 6, y: -20 }),
    moved(rocker, { x: -16, y: -12 }),
    moved(stay, { x: -18, y: -8 }),
  ]
  return [
    pen.united([pen.bent(upper, 24, 26, 5)], paint),
    pen.path(pen.tube(shock, between(shock, foot, 0.5), 22), { fill: inks.steel3, 'stroke-width': 2 }),
    pen.path(pen.tube(between(shock, foot, 0.42), foot, 46), { fill: inks.steel6 }),
    pen.path(pen.tube(between(shock, foot, 0.44), between(shock, foot, 0.54), 50), {
      fill: inks.brass,
      'stroke-width': 2,
    }),
    pen.path(pen.area(link), { fill: inks.steel5 }),
    ...[stay, shock, rocker, pivot, foot].map((p) => pen.circle(p, 11, { fill: inks.steel1, 'stroke-width': 1.8 })),
    pen.path(pen.shape(rear, 'M-24 20L10 30L28 4L14 -26L-8 -18L-24 -4z'), { fill: paint, 'stroke-width': 2 }),
  ].join('')
}

export function drawFork(sketch: Sketch): string {
  const { pen, points, measures, bicycle } = sketch
  const { crown, down, ahead, front } = points
  const turn = measures.headAngle - 90
  const parts: string[] = []
  if (bicycle.brakes === 'disc') {
    const caliper = moved(moved(front, down, -74), ahead, -34)
    const outline = 'M-20 -30L12 -34L14 34L-12 38L-24 14z'
    parts.push(pen.path(pen.shape(caliper, outline, turn), { fill: inks.steel4, 'stroke-width': 2 }))
  }
  if (bicycle.travel > 0) {
    const head = moved(crown, ahead, measures.rake * 0.55)
    const along = (mm: number) => moved(head, down, mm)
    const low = bicycle.travel + 14
    const fill = inks.steel6
    const tip: Curve = [
      along(measures.fork - 60),
      along(measures.fork - 20),
      moved(front, down, -16),
      moved(front, down, 10),
    ]
    parts.push(
      pen.path(pen.tube(along(-6), along(low + 20), 36), { fill: bicycle.kind === 'full' ? inks.brass : inks.steel2 }),
      pen.united([pen.tube(along(low), along(measures.fork - 40), 50, 46), pen.bent(tip, 46, 30, 5)], fill),
      pen.path(pen.shape(along(low + 8), 'M14 14C44 30 62 6 52 -34L26 -54z', turn), { fill }),
      pen.path(pen.shape(crown, 'M-22 2L26 4L50 -6L46 -34L-10 -30z', turn), { fill }),
    )
  } else {
    const isSlender = bicycle.material === 'steel' || bicycle.kind === 'city'
    const bend: Curve = [
      moved(crown, down, -4),
      moved(crown, down, measures.fork * (isSlender ? 0.68 : 0.5)),
      moved(moved(crown, down, measures.fork * 0.86), ahead, measures.rake * 0.42),
      front,
    ]
    const light = [moved(moved(crown, down, 26), ahead, 8), moved(moved(crown, down, measures.fork * 0.5), ahead, 7)]
    parts.push(
      pen.united([pen.bent(bend, isSlender ? 30 : 38, isSlender ? 14 : 18, 9)], `#${bicycle.paint}`),
      pen.path(pen.line(light), { stroke: inks.white, opacity: '.3', 'stroke-width': 2.4 }),
    )
  }
  parts.push(
    pen.circle(front, 12, { fill: inks.steel1, 'stroke-width': 2 }),
    pen.circle(front, 4, { fill: inks.ink, stroke: 'none' }),
  )
  return parts.join('')
}
