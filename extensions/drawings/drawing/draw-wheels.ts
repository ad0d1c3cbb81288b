import type { Point } from '../bicycle/bicycle-geometry.ts'
import { inks, short } from './pen.ts'
import type { Sketch } from './sketch.ts'

const around = (middle: Point, radius: number, angle: number): Point => ({
  x: middle.x + radius * Math.cos(angle),
  y: middle.y + radius * Math.sin(angle),
})

/** Both wheels; shared parts are written once. */
export function drawWheels(sketch: Sketch): string {
  const { pen, points } = sketch
  const { x, y } = pen.onPaper(points.front)
  const rear = pen.onPaper(points.rear)
  const moved = `translate(${Math.round((rear.x - x) * 10) / 10} ${Math.round((rear.y - y) * 10) / 10})`
  const wheel = `<g id="w">${drawWheel(sketch)}</g><use href="#w" transform="${moved}"/>`
  return wheel + drawHub(sketch, 'front') + drawHub(sketch, 'rear')
}

function drawWheel({ pen, points: { front }, measures, bicycle }: Sketch): string {
  const { rim, tyre, rimDepth, kind } = bicycle
  const middle = measures.wheel - tyre / 2
  const outer = rim / 2 + 4
  const width = tyre * pen.scale
  const isTan = kind === 'gravel' || (kind === 'road' && bicycle.material === 'steel')
  const isForTrails = kind === 'trail' || kind === 'full'
  const parts: string[] = []
  if (kind === 'gravel' || isForTrails) {
    const knobs = { 'stroke-width': 5.5, 'stroke-linecap': 'butt', 'stroke-dasharray': '5 3.6' }
    parts.push(pen.circle(front, measures.wheel - 2, knobs))
  }
  parts.push(
    pen.circle(front, middle, { 'stroke-width': width + 1 }),
    pen.circle(front, middle, { stroke: isTan ? inks.tan : inks.steel6, 'stroke-width': width - 3.5 }),
  )
  if (isTan)
    parts.push(pen.circle(front, measures.wheel - tyre * 0.2, { stroke: inks.steel6, 'stroke-width': width * 0.42 }))
  else if (kind === 'city' || kind === 'wave')
    parts.push(pen.circle(front, middle, { stroke: inks.steel1, 'stroke-width': 2 }))
  const rimInk = kind === 'road' || kind === 'gravel' ? inks.steel5 : isForTrails ? inks.steel3 : inks.steel2
  const rimMiddle = outer - rimDepth / 2
  parts.push(
    pen.circle(front, rimMiddle, { 'stroke-width': rimDepth * pen.scale + 2.2 }),
    pen.circle(front, rimMiddle, {
      stroke: rimInk,
      'stroke-width': Math.max(rimDepth * pen.scale - 2.4, 2),
    }),
    spokes(pen, front, outer - rimDepth, kind === 'city' || kind === 'wave' ? 32 : rim < 450 ? 20 : 24),
  )
  const valve = outer - rimDepth
  parts.push(
    pen.path(pen.line([around(front, valve, -Math.PI / 2), around(front, valve - 26, -Math.PI / 2)]), {
      'stroke-width': 2,
    }),
  )
  return parts.join('')
}

function spokes(pen: Sketch['pen'], middle: Point, rimInside: number, count: number): string {
  const crossing = ((count >= 32 ? 67.5 : 60) * Math.PI) / 180
  const half = Array.from({ length: count / 2 }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count
    const atHub = angle + (i % 4 < 2 ? crossing : -crossing)
    return pen.line([around(middle, 24, atHub), around(middle, rimInside, angle)])
  })
  const { x, y } = pen.onPaper(middle)
  const drawn = pen.path(half, { id: 's', stroke: inks.steel5, 'stroke-width': 1 })
  return `${drawn}<use href="#s" transform="rotate(180 ${short(x)} ${short(y)})"/>`
}

const rotorSizes: Readonly<Record<string, number>> = { trail: 180, full: 200 }

/** The visible parts of hub, brake and motor. */
function drawHub({ pen, points, bicycle }: Sketch, which: 'front' | 'rear'): string {
  const middle = points[which]
  const parts: string[] = []
  const isMotor = bicycle.motor === which
  if (isMotor)
    parts.push(
      pen.circle(middle, 74, { fill: inks.steel5, 'stroke-width': 2.2 }),
      pen.circle(middle, 58, { stroke: inks.steel4, 'stroke-width': 1.6 }),
    )
  if (bicycle.brakes === 'disc') {
    const radius = (rotorSizes[bicycle.kind] ?? 160) / 2
    const ring = { 'stroke-linecap': 'butt' }
    parts.push(
      pen.circle(middle, radius - 8, { ...ring, 'stroke-width': 15 * pen.scale + 2 }),
      pen.circle(middle, radius - 8, {
        ...ring,
        stroke: inks.steel2,
        'stroke-width': 15 * pen.scale - 1.4,
        'stroke-dasharray': '5 1.6',
      }),
    )
    const arms = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3
      return pen.line([around(middle, 20, angle), around(middle, radius - 14, angle + 0.5)])
    })
    parts.push(pen.path(arms, { stroke: inks.steel4, 'stroke-width': 2.2 }))
  }
  const isInHub = which === 'rear' && bicycle.gearing === 'hub' && !isMotor
  const hub = isInHub ? 46 : which === 'rear' ? 30 : bicycle.extras.includes('lights') && !isMotor ? 34 : 24
  if (!isMotor) parts.push(pen.circle(middle, hub, { fill: inks.steel2, 'stroke-width': 2 }))
  parts.push(pen.circle(middle, 9, { fill: inks.steel5, 'stroke-width': 1.5 }))
  return parts.join('')
}
