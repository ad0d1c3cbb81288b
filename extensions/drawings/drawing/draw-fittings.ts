import { between, direction, leftOf, moved, type Point } from '../bicycle/bicycle-geometry.ts'
import { tubeWidths } from './draw-frame.ts'
import { inks } from './pen.ts'
import type { Sketch } from './sketch.ts'

const degrees = Math.PI / 180

export function drawMudguards({ pen, points, measures, bicycle }: Sketch): string {
  const radius = measures.wheel + 18
  const at = (middle: Point, angle: number) => ({
    x: middle.x + radius * Math.cos(angle * degrees),
    y: middle.y + radius * Math.sin(angle * degrees),
  })
  const onPaper = Math.round(radius * pen.scale * 10) / 10
  const arc = (middle: Point, from: number, to: number) =>
    `M${pen.at(at(middle, from))}A${onPaper} ${onPaper} 0 0 0 ${pen.at(at(middle, to))}`
  const struts = [
    [points.rear, 172],
    [points.rear, 145],
    [points.front, 152],
  ] as const
  const guards = [arc(points.rear, 28, 188), arc(points.front, 40, 176)].join('')
  const stroke = bicycle.kind === 'city' ? `#${bicycle.paint}` : inks.steel4
  return (
    pen.path(
      struts.map(([middle, angle]) => pen.line([middle, at(middle, angle)])),
      { 'stroke-width': 1.8 },
    ) +
    pen.path(guards, { 'stroke-width': 8, 'stroke-linecap': 'butt' }) +
    pen.path(guards, { stroke, 'stroke-width': 3.8, 'stroke-linecap': 'butt' })
  )
}

export function drawRearRack({ pen, points, measures, joints, bicycle }: Sketch): string {
  const { rear } = points
  const y = rear.y + measures.wheel + 52
  const [front, back] = [rear.x + 150, rear.x - 235]
  const foot = moved(rear, { x: 0, y: 12 })
  const legs = [
    pen.line([foot, { x: rear.x - 30, y }]),
    pen.line([foot, { x: rear.x - 150, y }]),
    pen.line([{ x: front, y }, joints.seatStayEnd]),
  ]
  const bar = pen.line([
    { x: front, y },
    { x: back, y },
  ])
  const battery = pen.shape(
    { x: 0, y: 0 },
    `M${front - 6} ${y + 2}L${front - 30} ${y + 62}L${back + 10} ${y + 62}L${back} ${y + 2}z`,
  )
  return [
    pen.path(legs, { 'stroke-width': 2.6 }),
    bicycle.extras.includes('rackBattery') ? pen.path(battery, { fill: inks.steel5 }) : '',
    pen.path(bar, { 'stroke-width': 7.5 }),
    pen.path(bar, { stroke: inks.steel3, 'stroke-width': 2.8 }),
  ].join('')
}

export function drawFrontRack({ pen, points, measures }: Sketch): string {
  const { front } = points
  const y = front.y + measures.wheel + 58
  const bar = pen.line([
    { x: front.x - 70, y: y + 4 },
    { x: front.x + 150, y: y + 4 },
    { x: front.x + 156, y: y + 40 },
  ])
  const legs = [pen.line([front, { x: front.x + 40, y }]), pen.line([front, { x: front.x + 110, y }])]
  return (
    pen.path(legs, { 'stroke-width': 2.6 }) +
    pen.path(bar, { 'stroke-width': 7.5 }) +
    pen.path(bar, { stroke: inks.steel3, 'stroke-width': 2.8 })
  )
}

export function drawMotor(sketch: Sketch): string {
  const { pen, points, joints, bicycle } = sketch
  const parts: string[] = []
  if (bicycle.extras.includes('tubeBattery')) {
    const along = direction(points.bottomBracket, joints.downTubeEnd)
    const left = leftOf(along)
    const wide = tubeWidths(sketch).down
    if (bicycle.kind === 'wave') {
      const middle = moved(between(points.bottomBracket, joints.downTubeEnd, 0.62), left, -96)
      parts.push(
        pen.path(pen.tube(moved(middle, along, -130), moved(middle, along, 96), 40), {
          fill: inks.steel6,
          'stroke-width': 2,
        }),
      )
    } else {
      const from = between(points.bottomBracket, joints.downTubeEnd, 0.3)
      const to = between(points.bottomBracket, joints.downTubeEnd, 0.86)
      const outline = [
        moved(from, left, wide * 0.5),
        moved(moved(from, along, -14), left, -wide * 0.2),
        moved(moved(to, along, 12), left, -wide * 0.2),
        moved(to, left, wide * 0.5),
      ]
      parts.push(pen.path(pen.area(outline), { fill: inks.steel6, 'stroke-width': 2 }))
    }
  }
  if (bicycle.motor === 'mid') {
    const housing =
      'M-62 30C-56 78 -34 108 4 112L84 138C128 116 140 76 120 18C104 -40 60 -100 -6 -98C-60 -92 -76 -30 -62 30z'
    const seam = 'M14 96L80 118C108 96 112 60 100 20'
    parts.push(
      pen.path(pen.shape(points.bottomBracket, housing), { fill: inks.steel6 }),
      pen.path(pen.shape(points.bottomBracket, seam), { stroke: inks.steel4, 'stroke-width': 2 }),
    )
  }
  return parts.join('')
}

/** Brakes that take hold of the rim; those of a disc are drawn with fork and wheels. */
export function drawRimBrakes({ pen, points, measures, joints, bicycle }: Sketch): string {
  const { crown, down, ahead, rear } = points
  const turn = measures.headAngle - 90
  const look = { fill: inks.steel4, 'stroke-width': 2 }
  const seatStay = direction(rear, joints.seatStayEnd)
  if (bicycle.brakes === 'caliper') {
    const front = moved(moved(crown, down, 8), ahead, 26)
    const back = moved(rear, seatStay, measures.wheel + 18)
    return (
      pen.path(pen.shape(front, 'M-16 22L10 26C26 12 28 -12 20 -44L4 -44C8 -18 2 -4 -16 0z', turn), look) +
      pen.path(pen.shape(back, 'M6 16L-18 20C-34 6 -34 -14 -26 -42L-10 -40C-14 -18 -8 -6 6 -4z', 14), look)
    )
  }
  if (bicycle.brakes !== 'pads') return ''
  const rim = bicycle.rim / 2 - 6
  const front = moved(moved(crown, down, measures.fork - rim - 22), ahead, 12)
  const back = moved(rear, seatStay, rim - 4)
  const stayTurn = Math.atan2(seatStay.y, seatStay.x) / degrees - 90
  return (
    pen.path(pen.shape(front, 'M-8 -34L12 -34L16 66L-4 70z', turn), look) +
    pen.path(pen.shape(back, 'M-12 -30L8 -30L2 74L-18 70z', stayTurn), look)
  )
}

export function drawLights({ pen, points, measures, bicycle }: Sketch): string {
  const lamp = moved(moved(points.crown, points.ahead, 40), { x: 16, y: 26 })
  const back = bicycle.extras.includes('rearRack')
    ? { x: points.rear.x - 250, y: points.rear.y + measures.wheel + 46 }
    : {
        x: points.rear.x - (measures.wheel + 24) * Math.cos(22 * degrees),
        y: points.rear.y + (measures.wheel + 24) * Math.sin(22 * degrees),
      }
  return [
    pen.path(pen.shape(lamp, 'M-30 14L12 26L12 -24L-24 -12z'), { fill: inks.steel5, 'stroke-width': 2 }),
    pen.path(pen.shape(lamp, 'M12 26C30 18 30 -16 12 -24z'), { fill: inks.brass, 'stroke-width': 2 }),
    pen.path(pen.shape(back, 'M4 24L-20 20L-22 -22L0 -18z'), { fill: inks.red, 'stroke-width': 2 }),
  ].join('')
}
