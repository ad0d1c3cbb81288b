import { LRUCache } from 'lru-cache'
import { bicycleOfName } from '../bicycle/drawing-name.ts'
import { readMeasuredName } from '../bicycle/measured-name.ts'
import { drawBicycle } from './draw-bicycle.ts'
import { drawMeasureLines } from './draw-measures.ts'

/** Of 10 kB each; the next one is drawn in a millisecond. */
const kept = new LRUCache<string, Buffer>({ max: 500 })

/** The drawing of a picture name (decision 0064); undefined for other names. */
export function drawnPicture(name: string): Buffer | undefined {
  const known = kept.get(name)
  if (known) return known
  const measures = readMeasuredName(name)
  const bicycle = bicycleOfName(measures?.drawing ?? name)
  if (!bicycle) return undefined
  const drawn = Buffer.from(drawBicycle(bicycle, measures && drawMeasureLines(bicycle, measures.shown)))
  kept.set(name, drawn)
  return drawn
}
