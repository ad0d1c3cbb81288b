import { bicycleDrawing, type DrawnBicycle } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { bicycleGeometry } from '../bicycle/bicycle-geometry.ts'
import { measuresOf } from '../bicycle/bicycle-measures.ts'
import { jointsOf } from '../bicycle/frame-tubes.ts'
import { drawCockpit, drawSaddle } from './draw-contact.ts'
import { drawChain, drawCrankset, drivetrainOf } from './draw-drivetrain.ts'
import { drawFrontRack, drawLights, drawMotor, drawMudguards, drawRearRack, drawRimBrakes } from './draw-fittings.ts'
import { drawFork, drawMainFrame, drawStays } from './draw-frame.ts'
import { drawWheels } from './draw-wheels.ts'
import { inks, penAt } from './pen.ts'
import type { Sketch } from './sketch.ts'

export function sketchOf(bicycle: DrawnBicycle, scale = bicycleDrawing.pixelsPerMm): Sketch {
  const measures = measuresOf(bicycle)
  const points = bicycleGeometry(measures)
  const known = { bicycle, measures, points }
  const middle = (points.rear.x + points.front.x) / 2
  const pen = penAt(
    { x: bicycleDrawing.width / 2 - middle * scale, y: bicycleDrawing.ground + points.ground * scale },
    scale,
  )
  return { ...known, pen, train: drivetrainOf(known), joints: jointsOf(known) }
}

/** The side view of a bicycle, drive side to the viewer, front on the right; the same facts are the same bytes. */
export function drawBicycle(bicycle: DrawnBicycle, above = ''): string {
  const sketch = sketchOf(bicycle)
  return onPaper(drawGround(sketch) + drawParts(sketch) + above)
}

function onPaper(body: string): string {
  const { width, height } = bicycleDrawing
  const look = `fill="none" stroke="${inks.ink}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`
  const context = `<path fill="${inks.paper}" stroke="none" d="M0 0h${width}v${height}H0z"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${look}>${context}${body}</svg>`
}

function drawGround({ pen, points }: Sketch): string {
  const [back, front] = [pen.onPaper(points.rear).x - 95, pen.onPaper(points.front).x + 95]
  const y = bicycleDrawing.ground + 3
  const shadow = `M${Math.round(back)} ${y}C${Math.round(back + 75)} ${y - 12} ${Math.round(front - 75)} ${y - 12} ${Math.round(front)} ${y}C${Math.round(front - 75)} ${y + 18} ${Math.round(back + 75)} ${y + 18} ${Math.round(back)} ${y}z`
  return `<path fill="${inks.shade}" stroke="none" d="${shadow}"/><path d="M24 ${bicycleDrawing.ground + 1.5}H776"/>`
}

/** From the back to the front. */
function drawParts(sketch: Sketch): string {
  const has = (extra: DrawnBicycle['extras'][number]) => sketch.bicycle.extras.includes(extra)
  return [
    drawWheels(sketch),
    has('mudguards') ? drawMudguards(sketch) : '',
    has('rearRack') ? drawRearRack(sketch) : '',
    has('frontRack') ? drawFrontRack(sketch) : '',
    drawChain(sketch),
    drawStays(sketch),
    drawFork(sketch),
    drawMainFrame(sketch),
    drawMotor(sketch),
    drawCrankset(sketch),
    drawRimBrakes(sketch),
    drawSaddle(sketch),
    drawCockpit(sketch),
    has('lights') ? drawLights(sketch) : '',
  ].join('')
}
