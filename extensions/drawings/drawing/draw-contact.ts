import { moved, type Point } from '../bicycle/bicycle-geometry.ts'
import { tubeWidths } from './draw-frame.ts'
import { inks } from './pen.ts'
import type { Sketch } from './sketch.ts'

const isComfortable = ({ bicycle }: Sketch) => bicycle.kind === 'city' || bicycle.kind === 'wave'

export function drawSaddle(sketch: Sketch): string {
  const { pen, points, bicycle } = sketch
  const { seatTop, seatwards, saddle } = points
  const post = pen.tube(moved(seatTop, seatwards, -6), moved(saddle, seatwards, -42), bicycle.kind === 'fold' ? 34 : 28)
  const parts = [pen.path(post, { fill: bicycle.kind === 'fold' ? inks.steel2 : inks.steel5 })]
  if (bicycle.extras.includes('dropper')) {
    const stage = pen.tube(moved(seatTop, seatwards, -4), moved(seatTop, seatwards, 62), 38)
    parts.push(pen.path(stage, { fill: inks.steel6 }))
  }
  const clamp = pen.tube(moved(seatTop, seatwards, -20), moved(seatTop, seatwards, 6), tubeWidths(sketch).seat + 10)
  parts.push(pen.path(clamp, { fill: inks.steel3, 'stroke-width': 2 }))
  if (isComfortable(sketch)) {
    const springs = 'M-104 -50L-72 -42L-104 -34L-72 -26L-104 -18'
    const top =
      'M150 -6C148 12 110 14 60 8C10 2 -40 12 -80 26C-110 34 -136 26 -134 -2C-130 -22 -70 -30 -30 -30C30 -28 60 -12 110 -16C132 -18 150 -16 150 -6z'
    parts.push(
      pen.path(pen.shape(saddle, 'M-78 -8L-40 -44L50 -44L118 -14'), { 'stroke-width': 3 }),
      pen.path(pen.shape(saddle, springs), { 'stroke-width': 2 }),
      pen.path(pen.shape(saddle, top), { fill: inks.leather }),
    )
  } else {
    const top =
      'M148 -6C146 6 120 10 80 6C30 0 -20 0 -60 6C-90 12 -112 20 -126 16C-132 8 -124 -10 -104 -18C-60 -24 0 -20 60 -14C90 -12 140 -18 148 -6z'
    parts.push(
      pen.path(pen.shape(saddle, 'M-92 -6C-80 -30 -60 -36 -40 -36L40 -36C70 -34 90 -20 112 -10'), {
        'stroke-width': 3,
      }),
      pen.path(pen.shape(saddle, 'M-22 -28L22 -28L18 -52L-16 -52z'), { fill: inks.steel3, 'stroke-width': 2 }),
      pen.path(pen.shape(saddle, top), { fill: inks.steel6 }),
    )
  }
  return parts.join('')
}

/** How far the folding bicycle's mast lifts the bar. */
const mast = 385

export function drawCockpit(sketch: Sketch): string {
  const { pen, points, measures, bicycle } = sketch
  const { headTop, down } = points
  const isFold = bicycle.kind === 'fold'
  const steererTop = moved(headTop, down, -(measures.spacers + (isFold ? mast : 0)))
  const middle = moved(steererTop, down, -18)
  const angle = (measures.stemAngle * Math.PI) / 180
  const clamp = { x: middle.x + measures.stem * Math.cos(angle), y: middle.y + measures.stem * Math.sin(angle) }
  const parts: string[] = []
  if (isFold) {
    parts.push(
      pen.path(pen.tube(headTop, steererTop, 44, 34), { fill: inks.steel4 }),
      pen.path(pen.shape(moved(headTop, down, -40), 'M-30 -24L30 -24L30 24L-30 24z', measures.headAngle - 90), {
        fill: inks.steel6,
        'stroke-width': 2,
      }),
      pen.path(pen.tube(moved(headTop, down, -200), moved(headTop, down, -231), 50), {
        fill: inks.steel2,
        'stroke-width': 2,
      }),
    )
  } else if (measures.spacers > 6) {
    parts.push(pen.path(pen.tube(moved(headTop, down, -4), steererTop, 36), { fill: inks.steel5, 'stroke-width': 2 }))
  }
  parts.push(
    drawCables(sketch, clamp),
    pen.path(pen.tube(middle, clamp, 40, 36), { fill: inks.steel5 }),
    pen.path(pen.tube(moved(middle, down, 22), moved(middle, down, -22), 42), { fill: inks.steel5, 'stroke-width': 2 }),
    pen.circle(clamp, 22, { fill: inks.steel5, 'stroke-width': 2.2 }),
    bars[bicycle.bar](sketch, clamp),
  )
  return parts.join('')
}

function drawCables({ pen, points, bicycle }: Sketch, clamp: Point): string {
  const { x, y } = clamp
  const { headTop: top, headFoot: foot, crown } = points
  const head = { x: top.x + (foot.x - top.x) * 0.6 - x, y: top.y + (foot.y - top.y) * 0.6 - y }
  const fork = { x: crown.x - x, y: crown.y - y }
  const to = (p: Point, dx: number, dy: number) => `${p.x + dx} ${p.y + dy}`
  const cables =
    bicycle.kind === 'fold'
      ? `M0 0C110 -60 120 -330 ${to(head, 14, 0)}`
      : bicycle.bar === 'drop'
        ? `M40 -6C46 -60 10 -100 ${to(head, 14, 20)}M60 -6C120 -60 70 -150 ${to(fork, 18, 10)}`
        : `M10 -6C120 -20 90 -150 ${to(head, -24, -30)}M0 -6C80 -40 70 -170 ${to(fork, 20, -20)}`
  return pen.path(pen.shape(clamp, cables), { 'stroke-width': 1.7 })
}

type DrawBar = (sketch: Sketch, clamp: Point) => string

const bars: Readonly<Record<Sketch['bicycle']['bar'], DrawBar>> = {
  drop: ({ pen, bicycle }, clamp) => {
    const bar = pen.shape(clamp, 'M0 0L44 0C86 -2 100 -34 88 -70C78 -104 48 -126 6 -128L-42 -132')
    const turns =
      'M62 -122L54 -100M34 -140L28 -116M8 -143L4 -115M-18 -145L-22 -117M102 -60L76 -56M104 -36L78 -28M92 -88L70 -78'
    const lever = 'M112 10C124 -12 124 -52 104 -108C100 -116 90 -112 94 -100C108 -60 104 -30 94 -8z'
    const hood = 'M40 14C64 18 80 24 92 42C100 52 118 48 120 34C122 14 114 -8 94 -20C80 -10 60 -14 44 -14z'
    const tape = bicycle.material === 'steel' ? inks.leather : inks.steel6
    return [
      pen.edged(bar, 30 * pen.scale, tape, { 'stroke-linecap': 'butt' }),
      pen.path(pen.shape(clamp, turns), { stroke: inks.steel4, 'stroke-width': 1.2 }),
      bicycle.kind === 'track' ? '' : pen.path(pen.shape(clamp, lever), { fill: inks.steel3, 'stroke-width': 2 }),
      bicycle.kind === 'track' ? '' : pen.path(pen.shape(clamp, hood), { fill: inks.steel6 }),
      pen.circle(clamp, 12, { fill: inks.steel2, 'stroke-width': 1.6 }),
    ].join('')
  },
  swept: ({ pen }, clamp) => {
    const bar = pen.shape(clamp, 'M0 0C58 4 76 44 30 52C-20 58 -80 46 -196 34')
    const lever = 'M-66 42L-40 30C-60 12 -110 2 -168 -4L-170 6C-120 12 -90 22 -66 42z'
    return [
      pen.edged(bar, 24 * pen.scale, inks.steel2),
      pen.path(pen.shape(clamp, lever), { fill: inks.steel3, 'stroke-width': 2 }),
      pen.edged(pen.shape(clamp, 'M-84 46L-204 33'), 34 * pen.scale, inks.leather),
    ].join('')
  },
  flat: ({ pen, measures: { rise } }, clamp) => {
    const lever = `M-8 ${rise + 8}L22 ${rise + 4}C46 -6 66 -24 84 -44L76 -54C56 -34 30 -20 0 -14z`
    return [
      pen.path(pen.shape(clamp, `M0 0L-10 ${rise}`), { 'stroke-width': 26 * pen.scale + 2 }),
      pen.path(pen.shape(clamp, lever), { fill: inks.steel3, 'stroke-width': 2 }),
      pen.edged(pen.shape(clamp, `M-14 ${rise}L-72 ${rise + 4}`), 36 * pen.scale, inks.steel6),
      pen.circle(clamp, 12, { fill: inks.steel2, 'stroke-width': 1.6 }),
    ].join('')
  },
}
